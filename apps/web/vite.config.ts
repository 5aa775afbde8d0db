import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { sveltekit } from '@sveltejs/kit/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { urlPatterns } from './addresses.js'

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/paraglide',
      strategy: ['url', 'localStorage', 'preferredLanguage', 'baseLocale'],
      localStorageKey: 'ringbreak.language',
      urlPatterns,
    }),
    sveltekit(),
  ],
  // Workspace packages are taken from their sources, so that no build of theirs can be stale.
  resolve: { conditions: ['@ringbreak/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@ringbreak/source', ...defaultServerConditions] } },
  // A data: address would need a hole in the content security policy.
  build: { assetsInlineLimit: 0 },
})
