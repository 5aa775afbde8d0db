import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { shared } from '../../tooling/vitest/shared.js'

// Without the Paraglide plugin: tests must not write messages while other checks read them.
export default defineConfig({
  ...shared,
  plugins: [svelte()],
  resolve: {
    ...shared.resolve,
    alias: { $lib: fileURLToPath(new URL('./src/lib', import.meta.url)) },
  },
})
