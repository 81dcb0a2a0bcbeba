import { expect, test } from 'vitest'
import { problemsOfEvidence } from '../support/evidence/problems.ts'
import { evidenceInSources, malformedNames } from '../support/evidence/sources.ts'
import { catalogue, faults } from './faults.ts'

test('faults are numbered from 1 without a gap', () => {
  expect(faults.map(({ number }) => number)).toEqual(faults.map((_, index) => index + 1))
})

test('no fault is both planned and impossible to inject', () => {
  const contradictory = faults.filter(
    ({ notInjected, plannedFor }) => notInjected !== undefined && plannedFor !== undefined,
  )
  expect(contradictory).toEqual([])
})

test('every fault number in a test title is well-formed', () => {
  expect(malformedNames('fault')).toEqual([])
})

test('every fault is named in a test title, and every named fault exists', () => {
  expect(problemsOfEvidence(catalogue, evidenceInSources('fault'))).toEqual([])
})
