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

/* The sizes and times of gestures. Browser tests make gestures that are far from these bounds. */
const onlyOfMachines = ['9.03', '9.04', '9.05', '9.06', '9.07']

test('every other row is proved by more than a machine: a screen, a request, the site or the backend', () => {
  const isOfMachines = (file: string) => file.startsWith('tests/machines/')
  const evidence = evidenceInSources('spec')
  const alone = sections
    .flatMap(({ rows }) => rows)
    .filter(({ id }) => {
      const files = evidence.filter(({ rows }) => rows.includes(id)).map(({ file }) => file)
      return files.length > 0 && files.every(isOfMachines)
    })
  expect(alone.map(({ id }) => id)).toEqual(onlyOfMachines)
})
