import { describe, expect, test } from 'vitest'
import type { Ending, Evidence } from './evidence.ts'
import { problemsOfEvidence, problemsOfRows } from './problems.ts'
import type { Row } from './row.ts'

const form: Row = { id: '5.03', says: 'The form is kept.' }

const named = (ended: Ending, ...rows: string[]): Evidence => ({
  file: 'tests/form.test.ts',
  title: 'is kept',
  rows,
  ended,
})

describe('rows and tests agree', () => {
  test('when a passing test names the row', () => {
    expect(problemsOfEvidence([form], [named('passed', '5.03')])).toEqual([])
  })

  test('when one of its tests passed and another could not run here', () => {
    const evidence = [named('skipped', '5.03'), named('passed', '5.03')]
    expect(problemsOfEvidence([form], evidence)).toEqual([])
  })

  test('when a row without a test says why', () => {
    const rows = [
      { ...form, nothingToShow: 'It is prose.' },
      { ...form, id: '5.04', plannedFor: 7 },
    ]
    expect(problemsOfEvidence(rows, [])).toEqual([])
  })
})

describe('rows and tests disagree', () => {
  test('when no test names a row', () => {
    expect(problemsOfEvidence([form], [])).toEqual([
      "Row 5.03 is named by no test: end a title with '(spec 5.03)', or say in its section why there is nothing to show.",
    ])
  })

  test.each<Ending>(['failed', 'skipped'])('when the only test that names a row %s', (ended) => {
    expect(problemsOfEvidence([form], [named(ended, '5.03')])).toEqual([
      `Row 5.03 has no passing test: tests/form.test.ts 'is kept' ${ended}.`,
    ])
  })

  test('when one of several tests failed', () => {
    const evidence = [named('passed', '5.03'), named('failed', '5.03')]
    expect(problemsOfEvidence([form], evidence)).toHaveLength(1)
  })

  test('when a test names a row that does not exist', () => {
    expect(problemsOfEvidence([form], [named('passed', '5.03', '9.99')])).toEqual([
      "tests/form.test.ts names row 9.99, which does not exist: 'is kept'.",
    ])
  })

  test('when a row with nothing to show, or a planned one, is named', () => {
    const evidence = [named('passed', '5.03')]
    expect(problemsOfEvidence([{ ...form, nothingToShow: 'It is prose.' }], evidence)).toEqual([
      "Row 5.03 is said to have nothing to show, and yet a test names it: tests/form.test.ts 'is kept'.",
    ])
    expect(problemsOfEvidence([{ ...form, plannedFor: 7 }], evidence)).toEqual([
      "Row 5.03 is planned for issue 7, and yet a test names it: tests/form.test.ts 'is kept'. Take plannedFor away.",
    ])
  })
})

describe('the rows of a section', () => {
  const problemsOf = (...ids: string[]) =>
    problemsOfRows([{ number: 5, title: 'Rules', rows: ids.map((id) => ({ ...form, id })) }])

  test('are in order, each once, under the number of the section', () => {
    expect(problemsOf('5.01', '5.02', '5.10', '5.101')).toEqual([])
    expect(problemsOf('5.02', '5.01')).toEqual(['Row 5.01 is out of order.'])
    expect(problemsOf('5.01', '5.01')).toEqual(['Row 5.01 stands there twice.'])
    expect(problemsOf('6.01')).toEqual([
      'Row 6.01 stands in section 5: its id should begin with it.',
    ])
  })

  test('cannot be planned and empty at once', () => {
    const torn = { ...form, nothingToShow: 'It is prose.', plannedFor: 7 }
    expect(problemsOfRows([{ number: 5, title: 'Rules', rows: [torn] }])).toEqual([
      'Row 5.03 cannot both have nothing to show and be planned.',
    ])
  })
})
