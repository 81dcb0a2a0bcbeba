import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copiesToFill } from '../../src/design/marquee/use-copies.ts'

test('a list as wide as the band needs one copy', () => {
  expect(copiesToFill(1000, 1000)).toBe(1)
})

test('a list wider than the band needs one copy too, because it leaves the band', () => {
  expect(copiesToFill(390, 1000)).toBe(1)
})

test('a short list gets as many copies as it needs, ten at most', () => {
  expect(copiesToFill(1000, 300)).toBe(4)
  expect(copiesToFill(10_000, 300)).toBe(10)
})

test('a list without a layout gets one copy', () => {
  expect(copiesToFill(1000, 0)).toBe(1)
})

test('the copies alone fill the band, unless ten are not enough', () => {
  const width = fc.integer({ min: 1, max: 8000 })
  fc.assert(
    fc.property(width, width, (band, list) => {
      const copies = copiesToFill(band, list)
      expect(copies * list >= band || copies === 10).toBe(true)
    }),
  )
})
