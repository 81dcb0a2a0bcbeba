import { expect, test } from 'vitest'
import { limitOf, verdictOf } from './budget.ts'
import { timingOf } from './measure.ts'

test('a timing is the median and the interquartile range', () => {
  expect(timingOf([9, 1, 5, 3, 7])).toEqual({ value: 5, spread: 4 })
  expect(timingOf([4])).toEqual({ value: 4, spread: 0 })
})

test('a lower figure is better, except for a score', () => {
  const figure = { name: 'one', value: 51, unit: 'ms' }
  expect(verdictOf({ ...figure, budget: ['lighthouse', 'TBT simulated'] })).toBe('missed')
  const score = { name: 'one', value: 99, unit: 'of 100' }
  expect(verdictOf({ ...score, budget: ['lighthouse', 'category'] })).toBe('missed')
  expect(verdictOf({ ...score, value: 100, budget: ['lighthouse', 'category'] })).toBe('met')
  expect(verdictOf(figure)).toBe('')
})

test('a budget that the file does not have is an error', () => {
  expect(() => limitOf({ name: 'one', value: 1, unit: '', budget: ['x', 'y'] })).toThrow('x, y')
})

test('the steps of the journeys can be imported before a stack runs', async () => {
  await expect(import('../e2e/support/steps.ts')).resolves.toHaveProperty('signIn')
})
