import { describe, expect, test } from 'vitest'
import { isRecent } from '../../../src/services/identity-firebase/recent-sign-in.ts'

describe('a sign-in', () => {
  test.each([
    ['just now', 1_000_000, true],
    ['1 ms less than four minutes ago', 1_239_999, true],
    ['four minutes ago', 1_240_000, false],
    ['in the future, by a clock that lags a little', 940_000, true],
    ['in the future, by a clock that is wrong', 939_999, false],
  ])('%s', (_when, now, recent) => {
    expect(isRecent(1_000_000, now)).toBe(recent)
  })

  test('of which the token does not tell is not recent', () => {
    expect(isRecent(null, 0)).toBe(false)
  })
})
