import { expect, test } from 'vitest'
import type { RanFile } from './report.ts'
import { countsOf, hasFailedBesideTests, summary } from './summary.ts'

const clean = { code: 0, output: '', timedOut: false }
const failed = { code: 1, output: '', timedOut: false }

const file = (name: string, seconds: number, ...endings: RanFile['tests'][number]['ended'][]) => ({
  layer: 'pure',
  file: name,
  seconds,
  tests: endings.map((ended) => ({ titles: ['is kept'], ended })),
})

const passing = file('a.test.ts', 1, 'passed')

test('the tests of all files are counted', () => {
  const files = [
    file('a.test.ts', 1, 'passed', 'failed'),
    file('b.test.ts', 1, 'passed', 'skipped'),
  ]
  expect(countsOf(files)).toEqual({ passed: 2, failed: 1, skipped: 1 })
})

test.each([
  ['passes', [passing], clean, false],
  ['has a failed test', [file('a.test.ts', 1, 'failed')], failed, false],
  ['exits with an error', [passing], failed, true],
  ['runs no test', [], clean, true],
  ['writes no report', undefined, clean, true],
])('a run that %s', (_, found, ended, hasFailed) => {
  expect(hasFailedBesideTests(found, ended)).toBe(hasFailed)
})

test('the summary shows minutes, the ten slowest files, and the sum at its end', () => {
  const files = Array.from({ length: 12 }, (_, index) =>
    file(`${index}.test.ts`, index * 60, 'passed'),
  )
  const layers = [
    { layer: 'types', passed: 1, failed: 0, skipped: 0, seconds: 5 },
    { layer: 'pure', passed: 11, failed: 1, skipped: 2, seconds: 65.4 },
  ]
  const lines = summary(layers, files, 71)
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
  expect(lines).toContain('types 0:05 1 passed, 0 failed')
  expect(lines).toContain('pure 1:05 11 passed, 1 failed, 2 skipped')
  expect(lines.filter((line) => line.endsWith('.test.ts'))).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((minutes) => `${minutes}:00 ${minutes}.test.ts`),
  )
  expect(lines.at(-1)).toBe('12 passed, 1 failed, 2 skipped')
})
