import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/catalogue.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/evidence.ts'
import { catalogue, families } from './faults.ts'

test('faults are numbered from 1 without a gap', () => {
  const numbers = families.flatMap(({ faults }) => faults.map(({ number }) => number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test('every fault number in a test title is well-formed', () => {
  expect(malformedNames('fault')).toEqual([])
})

test('every fault is named in a test title, and every named fault exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('fault'))).toEqual([])
})
