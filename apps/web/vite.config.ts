import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { sveltekit } from '@sveltejs/kit/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { urlPatterns } from './addresses.js'

export default defineConfig({
  plugins: [
    paraglideVitePlugin({
      project: './project.inlang',
      outdir: './src/lib/paraglide',
      // The address decides. The choice made by the switch is stored by the site, and read by the bare address: Paraglide
      // would store the language of every page visited.
      strategy: ['url', 'preferredLanguage', 'baseLocale'],
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
