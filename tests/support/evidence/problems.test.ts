import { describe, expect, test } from 'vitest'
import type { Ending, Evidence } from './evidence.ts'
import { type Claim, problemsOfEvidence } from './problems.ts'

const form: Claim = { id: '5.03' }

const problemsOf = (claims: readonly Claim[], evidence: readonly Evidence[]) =>
  problemsOfEvidence({ kind: 'spec', claims, excused: 'have nothing to show' }, evidence)

const named = (ended: Ending, ...rows: string[]): Evidence => ({
  file: 'tests/form.test.ts',
  title: 'is kept',
  named: 'is kept (spec 5.03)',
  rows,
  ended,
})

describe('rows and tests agree', () => {
  test('when a passing test names the row', () => {
    expect(problemsOf([form], [named('passed', '5.03')])).toEqual([])
  })

  test('when one of its tests passed and another could not run here', () => {
    const evidence = [named('skipped', '5.03'), named('passed', '5.03')]
    expect(problemsOf([form], evidence)).toEqual([])
  })

  test('when a row without a test says why', () => {
    const rows = [
      { ...form, excuse: 'It is prose.' },
      { ...form, id: '5.04', plannedFor: 7 },
    ]
    expect(problemsOf(rows, [])).toEqual([])
  })
})

describe('rows and tests disagree', () => {
  test('when no test names a row', () => {
    expect(problemsOf([form], [])).toEqual([
      "Row 5.03 is named by no test: end a title with '(spec 5.03)', or say in the row why none can show it.",
    ])
  })

  test.each<Ending>(['failed', 'skipped'])('when the only test that names a row %s', (ended) => {
    expect(problemsOf([form], [named(ended, '5.03')])).toEqual([
      `Row 5.03 has no passing test: tests/form.test.ts 'is kept' ${ended}.`,
    ])
  })

  test('when one of several tests failed', () => {
    const evidence = [named('passed', '5.03'), named('failed', '5.03')]
    expect(problemsOf([form], evidence)).toHaveLength(1)
  })

  test('when a test names a row that does not exist', () => {
    expect(problemsOf([form], [named('passed', '5.03', '9.99')])).toEqual([
      "tests/form.test.ts names row 9.99, which does not exist: 'is kept'.",
    ])
  })

  test('when a row with nothing to show, or a planned one, is named', () => {
    const evidence = [named('passed', '5.03')]
    expect(problemsOf([{ ...form, excuse: 'It is prose.' }], evidence)).toEqual([
      "Row 5.03 is said to have nothing to show, and yet a test names it: tests/form.test.ts 'is kept'.",
    ])
    expect(problemsOf([{ ...form, plannedFor: 7 }], evidence)).toEqual([
      "Row 5.03 is planned for issue 7, and yet a test names it: tests/form.test.ts 'is kept'. Take plannedFor away.",
    ])
  })
})
