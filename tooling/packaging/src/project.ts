import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build } from 'vite'
import { output } from './program.js'
import type { Sample } from './sample.js'

/** Makes an empty project in a folder of its own and installs tarballs there with npm, as a reader of the README would. */
export async function projectWith(tarballs: readonly string[], folder: string): Promise<string> {
  await mkdir(folder)
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  )
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await output('npm', ['install', ...options, ...tarballs], folder)
  return folder
}

/** Runs a sample in a project and gives what it printed; a component is rendered on the server, and its HTML given. */
export async function runSample({ language, code }: Sample, project: string): Promise<string> {
  if (language === 'svelte') return renderComponent(code, project)
  const file = `sample.${language === 'ts' ? 'mts' : 'mjs'}`
  await writeFile(join(project, file), code)
  if (language === 'ts') return output('tsx', [file], project)
  return output(process.execPath, [file], project)
}

async function renderComponent(code: string, project: string): Promise<string> {
  await writeFile(join(project, 'Sample.svelte'), code)
  await writeFile(
    join(project, 'render.js'),
    [
      "import { render } from 'svelte/server'",
      "import Sample from './Sample.svelte'",
      'console.log(render(Sample).body)',
    ].join('\n'),
  )
  await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false })],
    ssr: { noExternal: true },
    build: { ssr: 'render.js', outDir: 'rendered' },
  })
  return output(process.execPath, [join('rendered', 'render.js')], project)
}
