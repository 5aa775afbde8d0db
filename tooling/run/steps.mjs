import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from './child.mjs'
import { ROOT, members } from './house.mjs'
import { countPlaywright, countTasks, countVitest, single, sum } from './report.mjs'

/** @typedef {import('./report.mjs').Count} Count */

const SUMMARIES = join(ROOT, '.turbo', 'runs')
const PACKAGING = '@ringbreak/packaging'

/**
 * Runs a tool of the root; its exit code is the answer.
 * @param {readonly string[]} command
 * @returns {Promise<Count>}
 */
export const check = async (command) => single((await pnpm(['exec', ...command])) === 0)

/**
 * Runs a task through turbo for all the packages that are meant, going on after failures, and gives what turbo noted about it.
 * @param {string} task
 * @param {readonly string[]} options
 * @returns {Promise<unknown>}
 */
async function turbo(task, options) {
  rmSync(SUMMARIES, { recursive: true, force: true })
  await pnpm(['exec', 'turbo', 'run', task, '--continue', '--summarize', ...options])
  const [summary] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : []
  return summary === undefined ? { tasks: [] } : JSON.parse(readFileSync(join(SUMMARIES, summary), 'utf8'))
}

/**
 * The types of every package, one check each.
 * @returns {Promise<Count>}
 */
export async function types() {
  const taskIds = members()
    .filter(({ scripts }) => scripts['typecheck'] !== undefined)
    .map(({ name }) => `${name}#typecheck`)
  return countTasks(await turbo('typecheck', ['--concurrency=2']), taskIds)
}

/**
 * The Vitest tests of the packages that are meant, every test counted.
 * @param {(name: string) => boolean} isMeant
 * @param {string} filter the same for turbo
 * @returns {Promise<Count>}
 */
async function vitest(isMeant, filter) {
  const tested = members().filter(({ name, scripts }) => scripts['test'] !== undefined && isMeant(name))
  const reportOf = (/** @type {string} */ folder) => join(folder, 'reports', 'vitest.json')
  // An old report would count tests that have not run.
  for (const { folder } of tested) rmSync(reportOf(folder), { force: true })
  const summary = await turbo('test', [`--filter=${filter}`, '--concurrency=2'])
  return sum(
    tested.map(({ name, folder }) =>
      countVitest(reportOf(folder), countTasks(summary, [`${name}#test`]).passed === 1),
    ),
  )
}

/** Unit and property tests, conformance. */
export const unit = () => vitest((name) => name !== PACKAGING, `!${PACKAGING}`)

/** Each package as others would get it. */
export const packaging = () => vitest((name) => name === PACKAGING, PACKAGING)

/**
 * The tests in a real browser.
 * @returns {Promise<Count>}
 */
export async function browser() {
  const report = join(ROOT, 'tooling', 'e2e', 'reports', 'playwright.json')
  rmSync(report, { force: true })
  const code = await pnpm(['--filter', '@ringbreak/e2e', 'run', 'e2e'])
  return countPlaywright(report, code === 0)
}
