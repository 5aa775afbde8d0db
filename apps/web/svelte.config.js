import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import adapter from '@sveltejs/adapter-node'
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { addressesOf } from './addresses.js'

/** Scripts that stand inline in the page are allowed by what they say, in prerendered pages too. */
const hashOf = (/** @type {string} */ name) =>
  /** @type {const} */ (
    `sha256-${createHash('sha256')
      .update(readFileSync(new URL(`./src/boot/${name}`, import.meta.url)))
      .digest('base64')}`
  )

/** The page that picks a language is asked for as `/`; the imprint depends on the server and is rendered on request. */
const notPrerendered = ['/choose', '/imprint']

/** Every page in both languages: with a language in front, no page is found by its route alone. */
const pages = readdirSync(new URL('./src/routes', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+page.svelte'))
  .map(
    (file) =>
      '/' +
      file
        .split(sep)
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .join('/'),
  )
  .filter((page) => !notPrerendered.includes(page))
  .flatMap(addressesOf)

/** @type {import('@sveltejs/kit').Config} */
export default {
  preprocess: vitePreprocess(),
  kit: {
    adapter: adapter({ precompress: true }),
    paths: { relative: false },
    // Small style sheets stand in the page: on a slow line the first paint waits for nothing but the page itself.
    inlineStyleThreshold: 20_000,
    typescript: {
      // Configuration and drawings are checked like the rest.
      config: (config) => {
        config['include'].push('../*.js', '../*.config.ts', '../icons/*.js')
      },
    },
    prerender: {
      entries: ['/', ...pages, '/en/manifest.webmanifest', '/de/manifest.webmanifest'],
    },
    csp: {
      mode: 'auto',
      directives: {
        'default-src': ['none'],
        'script-src': ['self', hashOf('theme.js'), hashOf('switch.js'), hashOf('language.js')],
        'style-src': ['self'],
        // Svelte's templates and the boards place men by style attributes; style sheets stay our own.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self'],
        'font-src': ['self'],
        'connect-src': ['self'],
        'worker-src': ['self'],
        'manifest-src': ['self'],
        'media-src': ['self'],
        'base-uri': ['none'],
        'form-action': ['self'],
        'frame-ancestors': ['none'],
      },
    },
  },
}
