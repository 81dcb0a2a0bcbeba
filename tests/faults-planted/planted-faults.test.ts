import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { plantIn } from './planted-fault.ts'
import { plantedFaults } from './planted-faults.ts'
import { verdictOf } from './verdict.ts'

const faults = Object.values(plantedFaults).flat()
const repository = new URL('../../', import.meta.url)

test('every planted fault changes a line of the source', () => {
  const stale = faults.flatMap((fault) => {
    try {
      plantIn(readFileSync(new URL(fault.file, repository), 'utf8'), fault)
      return []
    } catch (error) {
      return [String(error)]
    }
  })
  expect(stale).toEqual([])
})

test('every planted fault has a title of its own and tests that exist', () => {
  expect(new Set(faults.map(({ title }) => title)).size).toBe(faults.length)
  const missing = faults
    .flatMap(({ near }) => near)
    .filter((path) => !existsSync(new URL(path, repository)))
  expect(missing).toEqual([])
})

const fault = { title: 'a fault', file: 'a.ts', find: 'one', replace: '$& two', near: [] }

test('a fault is planted literally, and only where its text occurs once', () => {
  expect(plantIn('one of many', fault)).toBe('$& two of many')
  expect(() => plantIn('one, one', fault)).toThrow('"one" occurs 2 times in a.ts, expected once')
  expect(() => plantIn('', fault)).toThrow('occurs 0 times')
})

const reportOf = (status: string, failureMessages: string[] = []) => ({
  testResults: [{ status, assertionResults: [{ status, fullName: 'a test', failureMessages }] }],
})

test('a fault is caught by a failed assertion, not by a time limit or a file that cannot be loaded', () => {
  expect(verdictOf(reportOf('passed'))).toBe('survived')
  expect(verdictOf(reportOf('failed', ['AssertionError: expected 1 to be 2']))).toBe('caught')
  expect(verdictOf(reportOf('failed', ['Error: Test timed out in 60000ms.']))).toBe(
    'only a time limit',
  )
  expect(verdictOf({ testResults: [{ status: 'failed', assertionResults: [] }] })).toBe(
    'cannot be loaded',
  )
})
