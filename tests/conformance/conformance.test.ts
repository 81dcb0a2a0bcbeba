import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/sources.ts'
import { problemsOfRows } from './problems.ts'
import { catalogue, sections } from './rows.ts'

test('the rows are numbered by section, in order, each once', () => {
  expect(problemsOfRows(sections)).toEqual([])
})

test('every name of a row is written so that it is found', () => {
  expect(malformedNames('spec')).toEqual([])
})

test('every row is named by a test, and every named row exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('spec'))).toEqual([])
})
