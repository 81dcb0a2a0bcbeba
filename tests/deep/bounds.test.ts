import { describe, expect, test } from 'vitest'
import { boundsFrom } from './bounds.ts'

describe('the bounds', () => {
  test('have defaults that the environment can override', () => {
    expect(boundsFrom({}).runs).toBe(100)
    expect(boundsFrom({ DEEP_RUNS: '2000' })).toMatchObject({ runs: 2000, seed: 1 })
  })

  test('throw if a variable is not a whole number', () => {
    expect(() => boundsFrom({ DEEP_SEED: 'x' })).toThrow(
      "DEEP_SEED should be a whole number, not 'x'.",
    )
  })
})
