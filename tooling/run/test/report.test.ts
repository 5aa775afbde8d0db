import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countTasks, countVitest, sum } from '../report.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ringbreak-report-'))
const file = join(folder, 'report.json')

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const written = (report: unknown): string => {
  writeFileSync(file, JSON.stringify(report))
  return file
}

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] }

describe('countVitest', () => {
  const report = (passed: number, failed: number, testResults: unknown[], success = failed === 0) =>
    written({ numPassedTests: passed, numFailedTests: failed, success, testResults })

  it('counts tests', () => {
    expect(countVitest(report(7, 0, [passing]), true)).toEqual({ passed: 7, failed: 0 })
    const failing = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] }
    expect(countVitest(report(7, 2, [passing, failing]), false)).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a file that could not be loaded as a failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] }
    expect(countVitest(report(7, 0, [passing, unloaded], false), false)).toEqual({ passed: 7, failed: 1 })
  })

  it('counts a fault outside the tests as a failure', () => {
    expect(countVitest(report(7, 0, [passing]), false)).toEqual({ passed: 7, failed: 1 })
    expect(countVitest(report(7, 0, [passing], false), true)).toEqual({ passed: 7, failed: 1 })
  })

  it('counts no test, or no report, as a failure', () => {
    expect(countVitest(report(0, 0, []), true)).toEqual({ passed: 0, failed: 1 })
    expect(countVitest(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countPlaywright', () => {
  const report = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) =>
    written({ stats: { expected, unexpected, flaky }, errors })

  it.each([
    ['tests that passed', report, [5, 0], true, { passed: 5, failed: 0 }],
    ['tests that failed', report, [5, 2], false, { passed: 5, failed: 2 }],
    ['tests that passed only at the second try', report, [5, 0, 1], false, { passed: 5, failed: 1 }],
    ['a fault outside the tests', report, [5, 0, 0, [{}]], false, { passed: 5, failed: 1 }],
    ['no tests at all', report, [0, 0], true, { passed: 0, failed: 1 }],
  ] as const)('counts %s', (_, make, [expected, unexpected, flaky, errors], succeeded, count) => {
    expect(countPlaywright(make(expected, unexpected, flaky, [...(errors ?? [])]), succeeded)).toEqual(count)
  })

  it('counts a missing report as a failure', () => {
    expect(countPlaywright(join(folder, 'none.json'), true)).toEqual({ passed: 0, failed: 1 })
  })
})

describe('countTasks', () => {
  it('counts a task that failed, was stopped or never ran as a failure', () => {
    const tasks = [
      { taskId: 'a#typecheck', execution: { exitCode: 0 } },
      { taskId: 'b#typecheck', execution: { exitCode: 2 } },
      { taskId: 'c#typecheck', execution: { exitCode: null } },
      { taskId: 'd#typecheck' },
      { taskId: 'a#build', execution: { exitCode: 0 } },
    ]
    const asked = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}#typecheck`)
    expect(countTasks({ tasks }, asked)).toEqual({ passed: 1, failed: 4 })
  })
})

describe('sum', () => {
  it('adds up, from nothing on', () => {
    expect(sum([])).toEqual({ passed: 0, failed: 0 })
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 10, failed: 20 },
      ]),
    ).toEqual({ passed: 11, failed: 22 })
  })
})
