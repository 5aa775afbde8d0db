import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

const CHILD = new URL('../child.mjs', import.meta.url).href

/** A runner whose program starts a grandchild, which says something and then waits for ever. */
const program = `
  import { run } from ${JSON.stringify(CHILD)}
  const grandchild = 'console.log(1); setInterval(() => {}, 1000)'
  const child = \`require('node:child_process').spawn(process.execPath, ['-e', \${JSON.stringify(grandchild)}], { stdio: 'inherit' })\`
  await run(process.execPath, ['-e', child])
`

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s ends the runner and everything it started', async (signal, code) => {
  const runner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(runner.stdout, 'data')
  runner.kill(signal)
  // The pipe closes only when nobody holds it any more, the grandchild neither.
  const [exit] = (await once(runner, 'close')) as [number | null]
  expect(exit).toBe(code)
})
