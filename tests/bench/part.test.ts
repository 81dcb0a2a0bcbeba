import { expect, test } from 'vitest'
import { timingOf } from './measure.ts'
import { tableLines } from './part.ts'

test('a timing is the median and the interquartile range', () => {
  expect(timingOf([9, 1, 5, 3, 7])).toEqual({ median: 5, spread: 4 })
  expect(timingOf([4])).toEqual({ median: 4, spread: 0 })
})

test('a table aligns text to the left and numbers to the right', () => {
  const table = {
    title: 'T',
    columns: ['name', 'ms'],
    rows: [
      ['login', 12],
      ['a', 1234],
    ],
  }
  expect(tableLines(table)).toEqual(['T', 'name   ms  ', 'login    12', 'a      1234', ''])
})

test('the steps of the journeys can be imported before a stack runs', async () => {
  await expect(import('../e2e/support/steps.ts')).resolves.toHaveProperty('signIn')
})
