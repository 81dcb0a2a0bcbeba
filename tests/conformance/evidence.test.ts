import { expect, test } from 'vitest'
import type { RanTest } from '../support/run/report.ts'
import { evidenceIn } from './evidence.ts'

const file = 'tests/form.test.ts'

const evidenceOf = (kind: 'spec' | 'fault', ...tests: RanTest[]) =>
  evidenceIn(kind, [{ file, tests }])

const inForm = (title: string, ended: RanTest['ended'] = 'passed'): RanTest => ({
  titles: ['the form (spec 2.01)', title],
  ended,
})

test('a test title names its own rows, and a describe title names rows for all its tests', () => {
  const evidence = evidenceOf('spec', inForm('is kept (spec 5.03, 8.11)'), inForm('is sent'))
  expect(evidence).toEqual([
    { file, title: 'the form', rows: ['2.01'], ended: 'passed' },
    { file, title: 'is kept', rows: ['5.03', '8.11'], ended: 'passed' },
  ])
})

test('rows of another catalogue are ignored', () => {
  const evidence = evidenceOf('fault', inForm('is kept (spec 5.03) (fault 7)'), inForm('is sent'))
  expect(evidence).toEqual([{ file, title: 'is kept', rows: ['7'], ended: 'passed' }])
})

test.each([
  [['passed', 'failed'], 'failed'],
  [['skipped', 'passed'], 'passed'],
  [['skipped', 'skipped'], 'skipped'],
] as const)('tests with the results %j under one title count as %s', (results, ended) => {
  const tests = results.map((result, index) => inForm(`case ${index}`, result))
  expect(evidenceOf('spec', ...tests).map((one) => one.ended)).toEqual([ended])
})

test('a title in a suite that several files run belongs to the file with the suite', () => {
  const title = 'twenty calls share one token refresh (fault 4, 9)'
  const tests: RanTest[] = [{ titles: [title], ended: 'passed' }]
  const ran = { file: 'tests/services/identity-emulator.test.ts', tests }
  expect(evidenceIn('fault', [ran]).map((one) => one.file)).toEqual([
    'tests/services/contracts/identity-sessions.ts',
  ])
})
