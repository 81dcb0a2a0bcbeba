import { expect, test } from 'vitest'
import { problemsOfRows } from './problems.ts'
import type { Row } from './row.ts'

const form: Row = { id: '5.03', says: 'The form is kept.' }

const problemsOf = (...ids: string[]) =>
  problemsOfRows([{ number: 5, title: 'Rules', rows: ids.map((id) => ({ ...form, id })) }])

test('rows are in order, each once, under the number of the section', () => {
  expect(problemsOf('5.01', '5.02', '5.10', '5.101')).toEqual([])
  expect(problemsOf('5.02', '5.01')).toEqual(['Row 5.01 is out of order.'])
  expect(problemsOf('5.01', '5.01')).toEqual(['Row 5.01 stands there twice.'])
  expect(problemsOf('6.01')).toEqual(['Row 6.01 stands in section 5: its id should begin with it.'])
})

test('a row cannot be planned and empty at once', () => {
  const torn = { ...form, nothingToShow: 'It is prose.', plannedFor: 7 }
  expect(problemsOfRows([{ number: 5, title: 'Rules', rows: [torn] }])).toEqual([
    'Row 5.03 cannot both have nothing to show and be planned.',
  ])
})
