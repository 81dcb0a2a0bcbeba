import { expect, test } from 'vitest'
import { problemsOfRows } from './problems.ts'
import type { Row } from './row.ts'

const form: Row = { id: '5.03', statement: 'The form is kept.' }

const problemsOf = (...ids: string[]) =>
  problemsOfRows([{ number: 5, title: 'Rules', rows: ids.map((id) => ({ ...form, id })) }])

test('reports rows that are out of order, repeated, or in another section', () => {
  expect(problemsOf('5.01', '5.02', '5.10', '5.101')).toEqual([])
  expect(problemsOf('5.02', '5.01')).toEqual(['Row 5.01 is out of order.'])
  expect(problemsOf('5.01', '5.01')).toEqual(['Row 5.01 is duplicated.'])
  expect(problemsOf('6.01')).toEqual([
    'Row 6.01 is in section 5, but its id begins with another number.',
  ])
})

test('reports a row that is planned and has nothing to show', () => {
  const contradictory = { ...form, nothingToShow: 'It is prose.', plannedFor: 7 }
  expect(problemsOfRows([{ number: 5, title: 'Rules', rows: [contradictory] }])).toEqual([
    'Row 5.03 cannot both have nothing to show and be planned.',
  ])
})
