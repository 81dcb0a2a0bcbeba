import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/sources.ts'
import { catalogue, faults } from './faults.ts'

test('the faults are numbered through, each once', () => {
  expect(faults.map(({ number }) => number)).toEqual(faults.map((_, index) => index + 1))
})

test('no fault is planned and out of reach at once', () => {
  const torn = faults.filter(
    ({ notInjected, plannedFor }) => notInjected !== undefined && plannedFor !== undefined,
  )
  expect(torn).toEqual([])
})

test('every name of a fault is written so that it is found', () => {
  expect(malformedNames('fault')).toEqual([])
})

test('every fault is named by a test, and every named fault exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('fault'))).toEqual([])
})
