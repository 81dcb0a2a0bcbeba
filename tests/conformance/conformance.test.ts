import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/catalogue.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/evidence.ts'
import { catalogue, sections } from './rows.ts'

test.each(sections)('the rows of section $number are unique and in order', ({ number, rows }) => {
  const ids = rows.map(({ id }) => id)
  const numbers = [...new Set(ids.map((id) => Number(id.split('.')[1])))].sort((a, b) => a - b)
  expect(ids).toEqual(numbers.map((row) => `${number}.${String(row).padStart(2, '0')}`))
})

test('every row number in a test title is well-formed', () => {
  expect(malformedNames('spec')).toEqual([])
})

test('every row is named in a test title, and every named row exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('spec'))).toEqual([])
})
