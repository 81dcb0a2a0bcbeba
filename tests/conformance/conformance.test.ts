import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/sources.ts'
import { problemsOfRows } from './problems.ts'
import { catalogue, sections } from './rows.ts'

test('row numbers are unique, in order, and begin with the number of their section', () => {
  expect(problemsOfRows(sections)).toEqual([])
})

test('every row number in a test title is well-formed', () => {
  expect(malformedNames('spec')).toEqual([])
})

test('every row is named in a test title, and every named row exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('spec'))).toEqual([])
})
