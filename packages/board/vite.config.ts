import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** The demo page, and the custom element as one file that brings Svelte with it. */
export default defineConfig({
  plugins: [svelte()],
})
