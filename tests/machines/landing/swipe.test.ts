import { describe, expect, test } from 'vitest'
import { readSwipe } from '../../../machines/landing/swipe.ts'

/** The step of a swipe with these px to the right and down, and this duration. */
const swipe = (x: number, y: number, ms: number) =>
  readSwipe({ at: 5_000, x: 200, y: 400 }, { at: 5_000 + ms, x: 200 + x, y: 400 + y })

describe('a swipe', () => {
  test('steps forward when it goes up and backward when it goes down', () => {
    expect(swipe(0, -200, 200)).toBe('forward')
    expect(swipe(0, 200, 200)).toBe('backward')
  })

  test.each([
    ['80 px', swipe(0, -80, 200), 'forward'],
    ['79.9 px', swipe(0, -79.9, 200), null],
    ['500 ms', swipe(0, 120, 500), 'backward'],
    ['501 ms', swipe(0, 120, 501), null],
    ['a drift of 0.3 to the right', swipe(30, -100, 200), 'forward'],
    ['a drift of 0.3 to the left', swipe(-30, -100, 200), 'forward'],
    ['a drift of 0.31', swipe(-31, -100, 200), null],
    ['a tap', swipe(0, 0, 50), null],
    ['a sideways swipe', swipe(-300, 20, 200), null],
  ])('has exact limits: %s (spec 9.04, 9.05, 9.06)', (_, step, expected) => {
    expect(step).toBe(expected)
  })
})
