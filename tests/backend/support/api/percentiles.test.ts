import { expect, test } from 'vitest'
import { timingsAt } from './percentiles.ts'

test('a percentile is one of the measured times', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(timingsAt(times, [0.5, 0.99, 1])).toEqual([50, 99, 100])
  expect(timingsAt([7], [0.5, 0.99])).toEqual([7, 7])
  expect(timingsAt([], [0.5])).toEqual([0])
})
