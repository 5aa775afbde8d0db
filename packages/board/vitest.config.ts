import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vitest/config'
import { shared } from '../../tooling/vitest/shared.js'

const fileAt = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const SAMPLE = fileAt('./test/readme/Sample.svelte')

/** The sample of the README as a component, so that a test runs what readers copy. */
const readmeSample: Plugin = {
  name: 'readme-sample',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('readme/Sample.svelte') ? SAMPLE : undefined),
  load: (id) => (id === SAMPLE ? sampleOf(readFileSync(fileAt('./README.md'), 'utf8')) : undefined),
}

function sampleOf(readme: string): string {
  const sample = /\n## Five lines\n[^]*?```svelte\n([^]*?)```/.exec(readme)?.[1]
  if (sample === undefined) throw new Error('README.md has no svelte sample under "## Five lines"')
  return sample
}

export default defineConfig({
  ...shared,
  resolve: { ...shared.resolve, alias: { '@ringbreak/board': fileAt('./src/index.ts') } },
  plugins: [readmeSample, svelte()],
})
