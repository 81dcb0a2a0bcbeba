import { describe, expect, test } from 'vitest'
import { readSwipe } from '../../../machines/landing/swipe.ts'

/** A finger that goes so many px to the right and down, in so many ms. */
const finger = (x: number, y: number, ms: number) =>
  readSwipe({ at: 5_000, x: 200, y: 400 }, { at: 5_000 + ms, x: 200 + x, y: 400 + y })

describe('a swipe', () => {
  test('goes forward upwards and backward downwards', () => {
    expect(finger(0, -200, 200)).toBe('forward')
    expect(finger(0, 200, 200)).toBe('backward')
  })

  test.each([
    ['80 px', finger(0, -80, 200), 'forward'],
    ['79.9 px', finger(0, -79.9, 200), null],
    ['500 ms', finger(0, 120, 500), 'backward'],
    ['501 ms', finger(0, 120, 501), null],
    ['a drift of 0.3 to the right', finger(30, -100, 200), 'forward'],
    ['a drift of 0.3 to the left', finger(-30, -100, 200), 'forward'],
    ['a drift of 0.31', finger(-31, -100, 200), null],
    ['a tap', finger(0, 0, 50), null],
    ['a sideways swipe', finger(-300, 20, 200), null],
  ])('has exact limits: %s (spec 9.04, 9.05, 9.06)', (_, step, expected) => {
    expect(step).toBe(expected)
  })
})
