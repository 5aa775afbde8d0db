import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

/** The custom element as one file that brings Svelte and its styles with it; and the demo page. */
export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  build: {
    lib: {
      entry: 'src/element/index.ts',
      formats: ['es'],
      fileName: () => 'ringbreak-hnefatafl-board.js',
    },
    // The packaged component is already there.
    emptyOutDir: false,
  },
})
