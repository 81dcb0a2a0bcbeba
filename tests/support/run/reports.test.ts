import { describe, expect, test } from 'vitest'
import type { Ended } from './command.ts'
import { verdictOfPlaywright, verdictOfVitest } from './reports.ts'

const clean: Ended = { code: 0, output: 'printed', timedOut: false }
const failed: Ended = { code: 1, output: 'printed', timedOut: false }

const vitestReport = (over: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...over,
})

const playwrightReport = (stats: object = {}, errors: unknown[] = []) => ({
  errors,
  suites: [] as unknown[],
  stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0, ...stats },
})

describe('a Vitest report', () => {
  test('of a successful run gives its counts', () => {
    expect(verdictOfVitest(vitestReport(), clean)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      output: 'printed',
      remarks: [],
    })
  })

  test('counts a file that cannot be loaded as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(verdictOfVitest(vitestReport({ testResults: [broken] }), failed).failed).toBe(1)
  })

  test('does not count a failed test again for its file', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const report = vitestReport({ numFailedTests: 1, testResults: [file] })
    expect(verdictOfVitest(report, failed).failed).toBe(1)
  })

  test('counts skipped and todo tests as skipped', () => {
    const report = vitestReport({ numPendingTests: 2, numTodoTests: 1 })
    expect(verdictOfVitest(report, clean).skipped).toBe(3)
  })
})

describe('a Playwright report', () => {
  test('names a journey that passed only at the second attempt', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const report = {
      ...playwrightReport({ expected: 2, flaky: 1 }),
      suites: [
        {
          specs: [],
          suites: [{ specs: [spec('logs in', 'flaky'), spec('logs out', 'expected')] }],
        },
      ],
    }
    expect(verdictOfPlaywright(report, clean)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      output: 'printed',
      remarks: ['Passed only at the second attempt and must be fixed: logs in'],
    })
  })

  test('counts four journeys that passed only at the second attempt as failed', () => {
    const { passed, failed } = verdictOfPlaywright(playwrightReport({ flaky: 4 }), clean)
    expect([passed, failed]).toEqual([2, 4])
  })

  test('counts an error outside a journey as a failure', () => {
    const report = playwrightReport({ expected: 0 }, [{ message: 'no server' }])
    expect(verdictOfPlaywright(report, failed).failed).toBe(1)
  })
})

describe.each([
  ['Vitest', verdictOfVitest, vitestReport(), vitestReport({ numPassedTests: 0 })],
  ['Playwright', verdictOfPlaywright, playwrightReport(), playwrightReport({ expected: 0 })],
])('a run of %s fails', (_, verdictOf, successful, empty) => {
  test('if it exits with an error', () => {
    const verdict = verdictOf(successful, failed)
    expect(verdict.failed).toBe(1)
    expect(verdict.output).toBe('printed\nExit status 1.')
  })

  test('if it exceeds its time limit', () => {
    const verdict = verdictOf(successful, { code: null, output: 'printed', timedOut: true })
    expect(verdict.failed).toBe(1)
    expect(verdict.output).toBe('printed\nStopped: it exceeded its time limit.')
  })

  test('if no test ran', () => {
    expect(verdictOf(empty, clean).failed).toBe(1)
  })

  test('if it has no report', () => {
    const verdict = verdictOf(undefined, clean)
    expect([verdict.passed, verdict.failed]).toEqual([0, 1])
  })
})
