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
  test('that is green is counted as it stands', () => {
    expect(verdictOfVitest(vitestReport(), clean)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      output: 'printed',
      remarks: [],
    })
  })

  test('counts a file that could not be loaded as one failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    expect(verdictOfVitest(vitestReport({ testResults: [broken] }), failed).failed).toBe(1)
  })

  test('does not count a failed test twice by its file', () => {
    const file = { status: 'failed', assertionResults: [{ status: 'failed' }] }
    const report = vitestReport({ numFailedTests: 1, testResults: [file] })
    expect(verdictOfVitest(report, failed).failed).toBe(1)
  })

  test('counts what is skipped and what is to do', () => {
    const report = vitestReport({ numPendingTests: 2, numTodoTests: 1 })
    expect(verdictOfVitest(report, clean).skipped).toBe(3)
  })
})

describe('a Playwright report', () => {
  test('names the journey that passed only at a second try', () => {
    const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
    const report = {
      ...playwrightReport({ expected: 2, flaky: 1 }),
      suites: [
        { specs: [], suites: [{ specs: [spec('gets in', 'flaky'), spec('leaves', 'expected')] }] },
      ],
    }
    expect(verdictOfPlaywright(report, clean)).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      output: 'printed',
      remarks: ['Passed only at a second try, and must be mended: gets in'],
    })
  })

  test('counts journeys that passed only at a second try as failed when there are two', () => {
    const { passed, failed } = verdictOfPlaywright(playwrightReport({ flaky: 2 }), clean)
    expect([passed, failed]).toEqual([2, 2])
  })

  test('counts an error outside any journey', () => {
    const report = playwrightReport({ expected: 0 }, [{ message: 'no server' }])
    expect(verdictOfPlaywright(report, failed).failed).toBe(1)
  })
})

describe.each([
  ['Vitest', verdictOfVitest, vitestReport(), vitestReport({ numPassedTests: 0 })],
  ['Playwright', verdictOfPlaywright, playwrightReport(), playwrightReport({ expected: 0 })],
])('%s is never believed to be green', (_, verdictOf, green, empty) => {
  test('when it did not end cleanly', () => {
    const verdict = verdictOf(green, failed)
    expect(verdict.failed).toBe(1)
    expect(verdict.output).toBe('printed\nExit status 1.')
  })

  test('when it ran past its time limit', () => {
    const verdict = verdictOf(green, { code: null, output: 'printed', timedOut: true })
    expect(verdict.failed).toBe(1)
    expect(verdict.output).toBe('printed\nStopped: it ran past its time limit.')
  })

  test('when nothing ran', () => {
    expect(verdictOf(empty, clean).failed).toBe(1)
  })

  test('when it left no report', () => {
    const verdict = verdictOf(undefined, clean)
    expect([verdict.passed, verdict.failed]).toEqual([0, 1])
  })
})
