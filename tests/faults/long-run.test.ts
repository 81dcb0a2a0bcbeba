import { expect, test } from 'vitest'
import type { Evidence } from '../support/evidence/evidence.ts'
import { isLong, recordedIn, recordOf } from './long-run.ts'

const file = 'tests/e2e/faults/slow.long.e2e.ts'

const passed = (title: string, ...rows: string[]): Evidence => ({
  file,
  title,
  named: `${title} (fault ${rows.join(', ')})`,
  rows,
  ended: 'passed',
})

const source = "test('is slow (fault 30)', …)\ntest('is huge (fault 33)', …)"

test('a file name marks its cases as long', () => {
  expect(isLong({ file })).toBe(true)
  expect(isLong({ file: 'tests/e2e/faults/network.e2e.ts' })).toBe(false)
})

test('a record can be read, and does not depend on the order of the results', () => {
  const slow = passed('is slow', '30')
  const huge = passed('is huge', '33')
  expect(recordedIn(recordOf([slow, huge]), [{ file, text: source }])).toEqual([huge, slow])
  expect(recordOf([huge, slow])).toBe(recordOf([slow, huge]))
})

test('a recorded case that no longer exists is ignored', () => {
  const record = recordOf([passed('is slow', '30')])
  expect(recordedIn(record, [])).toEqual([])
  expect(recordedIn(record, [{ file, text: '' }])).toEqual([])
})

test('a case that has never run counts as skipped', () => {
  const found = recordedIn(recordOf([passed('is slow', '30')]), [{ file, text: source }])
  expect(found.map(({ rows, ended }) => ({ rows, ended }))).toEqual([
    { rows: ['30'], ended: 'passed' },
    { rows: ['33'], ended: 'skipped' },
  ])
})

test('a malformed record throws', () => {
  expect(() => recordedIn('[{}]', [])).toThrow()
})
