import { requireNode } from './node.mjs'

requireNode()
// Only now: what follows is written for the Node.js that was asked for.
const { pnpm } = await import('./child.mjs')
const { install } = await import('./install.mjs')
const { sum } = await import('./report.mjs')
const { browser, check, packaging, types, unit } = await import('./steps.mjs')

/** @typedef {import('./report.mjs').Count} Count */

/** Without these nothing that follows could tell anything. */
const needed = /** @type {const} */ ([
  ['Install', install],
  ['Build', () => pnpm(['exec', 'turbo', 'run', 'build', '--output-logs=new-only'])],
])

const steps = /** @type {const} */ ([
  ['Format', () => check(['prettier', '--check', '.'])],
  ['Lint', () => check(['eslint', '.', '--max-warnings=0'])],
  ['Types', types],
  ['Dead code', () => check(['knip'])],
  ['Tests', unit],
  ['Packages', packaging],
  ['Browser', browser],
])

const title = (/** @type {string} */ name) => {
  console.log(`\n=== ${name} ===\n`)
}

/** @type {(count: Count) => string} */
const say = ({ passed, failed }) => `${passed} passed, ${failed} failed`

/**
 * @param {readonly (readonly [string, Count])[]} results
 * @returns {never}
 */
function finish(results) {
  title('Summary')
  for (const [name, count] of results) console.log(`${name.padEnd(12)}${say(count)}`)
  const all = sum(results.map(([, count]) => count))
  console.log(say(all))
  process.exit(all.failed === 0 && all.passed > 0 ? 0 : 1)
}

/** @type {[string, Count][]} */
const results = []
for (const [name, step] of needed) {
  title(name)
  if ((await step()) !== 0) finish([[name, { passed: 0, failed: 1 }]])
}
for (const [name, step] of steps) {
  title(name)
  results.push([name, await step()])
}
finish(results)
