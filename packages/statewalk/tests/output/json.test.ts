import { expect, test } from 'vitest'
import { jsonOf } from '../../src/cli/commands.ts'
import { failedSurvey, pitSurvey, unknownSurvey } from './surveys.ts'

test('JSON has the size, coverage, paths and findings of each machine', () => {
  const [pit, cut, failed] = JSON.parse(jsonOf([pitSurvey, unknownSurvey, failedSurvey]))
  expect(pit).toMatchObject({
    machine: 'pit',
    question: 'What is wrong?',
    error: null,
    configurations: 2,
    moves: 1,
    limit: null,
    coverage: { states: { above: 'covered', below: 'covered', nowhere: 'unreachable' } },
    paths: [{ input: 'anyone', moves: ['fell'] }],
  })
  expect(
    pit.findings.map(({ verdict, name }: { verdict: string; name: string }) => [verdict, name]),
  ).toContainEqual(['broken', "no deadlock: 'below' can never be left from here"])
  expect(cut.limit).toBe('1 configurations')
  expect(failed).toEqual({
    machine: 'pit',
    question: 'What is wrong?',
    error: failedSurvey.error,
  })
})
