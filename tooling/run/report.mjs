import { existsSync, readFileSync } from 'node:fs'

/**
 * How many tests or checks passed and failed.
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * @param {readonly Count[]} counts
 * @returns {Count}
 */
export const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  })

/**
 * A check that is one thing: it passed or it failed.
 * @param {boolean} passed
 * @returns {Count}
 */
export const single = (passed) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/**
 * The counts of a program that may have come to grief outside its tests: then that is one failure.
 * @param {Count} count
 * @param {boolean} succeeded whether the program said so itself
 * @returns {Count}
 */
const withEnd = (count, succeeded) => {
  const complete = succeeded ? count.passed > 0 : count.failed > 0
  return complete ? count : { passed: count.passed, failed: count.failed + 1 }
}

/**
 * @param {string} file
 * @returns {unknown}
 */
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * Counts a JSON report of Vitest. No report, no test, or a fault outside the tests is a failure; so is a file that could not be loaded.
 * @param {string} file
 * @param {boolean} succeeded whether Vitest ended well
 * @returns {Count}
 */
export function countVitest(file, succeeded) {
  const report = /** @type {VitestReport | undefined} */ (readReport(file))
  if (report === undefined) return single(false)
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return withEnd(
    { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length },
    succeeded && report.success,
  )
}

/**
 * Counts a JSON report of Playwright, likewise; a test that passed only when tried again has failed.
 * @param {string} file
 * @param {boolean} succeeded whether Playwright ended well
 * @returns {Count}
 */
export function countPlaywright(file, succeeded) {
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file))
  if (report === undefined) return single(false)
  const { expected, unexpected, flaky } = report.stats
  return withEnd({ passed: expected, failed: unexpected + flaky }, succeeded && report.errors.length === 0)
}

/**
 * Counts the tasks of a summary that turbo wrote. A task that is asked for and not in it has failed.
 * @param {unknown} summary
 * @param {readonly string[]} taskIds such as `@ringbreak/rules#typecheck`
 * @returns {Count}
 */
export function countTasks(summary, taskIds) {
  const { tasks } = /** @type {TurboSummary} */ (summary)
  const endedWell = new Set(
    tasks.filter(({ execution }) => execution?.exitCode === 0).map(({ taskId }) => taskId),
  )
  return sum(taskIds.map((taskId) => single(endedWell.has(taskId))))
}

/**
 * @typedef {{ numPassedTests: number, numFailedTests: number, success: boolean,
 *   testResults: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} PlaywrightReport
 * @typedef {{ tasks: { taskId: string, execution?: { exitCode: number | null } | null }[] }} TurboSummary
 */
