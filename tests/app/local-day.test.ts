import { describe, expect, test } from 'vitest'
import { dayInWords } from '../../src/services/reader-locales.ts'

/* The configuration runs this file in a zone west of Greenwich and in one east of it. */
const readers = [
  ['in the first hour of a year', new Date(2027, 0, 1, 0, 30), '2027-01-01', 'January 1, 2027'],
  ['in the last hour of a year', new Date(2026, 11, 31, 23, 30), '2026-12-31', 'December 31, 2026'],
] as const

describe(`the day of an instant in ${process.env.TZ}`, () => {
  test('differs from the day in UTC in one of these hours', () => {
    const inUtc = readers.map(([, at]) => at.toISOString().slice(0, 10))
    expect(inUtc).not.toEqual(readers.map(([, , day]) => day))
  })

  test.each(readers)('%s is the reader’s, not the day in UTC', (_, at, _day, words) => {
    expect(dayInWords(at.getTime(), ['en-US'])).toBe(words)
  })
})
