import { describe, expect, test } from 'vitest'
import type { Ending } from '../run/report.ts'
import { problemsOfEvidence, type Row } from './catalogue.ts'
import type { Evidence } from './evidence.ts'

const form: Row = {
  id: '5.03',
  texts: ['The form is kept.'],
  decision: undefined,
  excuse: undefined,
  plannedFor: undefined,
}

const problemsOf = (rows: readonly Row[], evidence: readonly Evidence[]) => {
  const sections = [{ title: 'The form', rows }]
  return problemsOfEvidence({ kind: 'spec', excused: 'nothing to show', sections }, evidence)
}

const named = (ended: Ending, ...rows: string[]): Evidence => ({
  file: 'tests/form.test.ts',
  title: 'is kept',
  rows,
  ended,
})

describe('there is no problem', () => {
  test('if a passing test names the row', () => {
    expect(problemsOf([form], [named('passed', '5.03')])).toEqual([])
  })

  test('if one of its tests passed and another was skipped', () => {
    const evidence = [named('skipped', '5.03'), named('passed', '5.03')]
    expect(problemsOf([form], evidence)).toEqual([])
  })

  test('if a row without a test has an excuse or is planned', () => {
    const rows = [
      { ...form, excuse: 'It is prose.' },
      { ...form, id: '5.04', plannedFor: 7 },
    ]
    expect(problemsOf(rows, [])).toEqual([])
  })
})

describe('there is a problem', () => {
  test('if no test names a row', () => {
    expect(problemsOf([form], [])).toEqual([
      "No test names row 5.03. End a title with '(spec 5.03)', or explain in the row why no test can prove it.",
    ])
  })

  test.each<Ending>(['failed', 'skipped'])('if the only test that names a row has %s', (ended) => {
    expect(problemsOf([form], [named(ended, '5.03')])).toEqual([
      `Row 5.03 has no passing test: tests/form.test.ts 'is kept' ${ended}.`,
    ])
  })

  test('if one of several tests failed', () => {
    const evidence = [named('passed', '5.03'), named('failed', '5.03')]
    expect(problemsOf([form], evidence)).toHaveLength(1)
  })

  test('if a test names a row that does not exist', () => {
    expect(problemsOf([form], [named('passed', '5.03', '9.99')])).toEqual([
      "tests/form.test.ts names row 9.99, which does not exist: 'is kept'.",
    ])
  })

  test('if a test names a row that is planned or has nothing to show', () => {
    const evidence = [named('passed', '5.03')]
    expect(problemsOf([{ ...form, excuse: 'It is prose.' }], evidence)).toEqual([
      "Row 5.03 is marked 'nothing to show', but a test names it: tests/form.test.ts 'is kept'.",
    ])
    expect(problemsOf([{ ...form, plannedFor: 7 }], evidence)).toEqual([
      "Row 5.03 is marked 'planned for issue 7', but a test names it: tests/form.test.ts 'is kept'.",
    ])
  })
})
