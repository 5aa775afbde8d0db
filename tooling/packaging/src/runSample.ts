import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { output } from './program.js'

/** Runs a sample as a program of the project, and gives what it prints. */
export function runSample(code: string, project: string): string {
  writeFileSync(join(project, 'sample.js'), code)
  return output(process.execPath, ['sample.js'], project)
}

/**
 * Renders a sample on the server and gives its HTML. The components of the package are compiled as they are loaded, which is what a
 * bundler would do.
 */
export function renderSample(code: string, project: string): string {
  writeFileSync(join(project, 'Sample.svelte'), code)
  writeFileSync(join(project, 'compile.js'), COMPILE)
  writeFileSync(join(project, 'render.js'), RENDER)
  return output(process.execPath, ['render.js'], project)
}

const RENDER = `
import { register } from 'node:module'
import { render } from 'svelte/server'

register('./compile.js', import.meta.url)
const { default: Sample } = await import('./Sample.svelte')
console.log(render(Sample).body)
`

const COMPILE = `
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile, compileModule } from 'svelte/compiler'

export async function load(url, context, next) {
  if (!/\\.svelte(\\.js)?$/.test(url)) return next(url, context)
  const text = await readFile(fileURLToPath(url), 'utf8')
  const options = { generate: 'server', filename: fileURLToPath(url) }
  const { js } = url.endsWith('.js') ? compileModule(text, options) : compile(text, options)
  return { format: 'module', source: js.code, shortCircuit: true }
}
`
