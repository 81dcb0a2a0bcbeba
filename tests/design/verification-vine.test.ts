import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { footOf, rail, verificationVine } from '../../src/design/progress/verification-vine.ts'

const afterChecks = (done: number, of = 30) => verificationVine({ done, of, complete: false })
const checks = fc
  .integer({ min: 1, max: 60 })
  .chain((of) => fc.record({ of: fc.constant(of), done: fc.integer({ min: 0, max: of - 1 }) }))

describe('the vine of the verification', () => {
  test('is absent before the first check', () => {
    expect(afterChecks(0)).toEqual({ stem: '', leaves: [] })
  })

  test('grows one leaf per check without moving the others', () => {
    fc.assert(
      fc.property(checks, ({ done, of }) => {
        const before = afterChecks(done, of).leaves
        const after = afterChecks(done + 1, of).leaves
        expect(after.slice(0, -1)).toEqual(before)
      }),
    )
  })

  test('stays on its rail', () => {
    fc.assert(
      fc.property(checks, ({ done, of }) => {
        const { leaves } = afterChecks(done + 1, of)
        expect(leaves.every(({ x }) => x > 0 && x < rail.to)).toBe(true)
      }),
    )
  })

  test('stops growing after the last check', () => {
    expect(afterChecks(31)).toEqual(afterChecks(30))
  })

  test('alternates its leaves up and down the rail', () => {
    expect(afterChecks(4).leaves.map(({ heading }) => heading)).toEqual([49, 131, 49, 131])
  })

  test('is complete, with two more leaves at its tip, once the email is verified', () => {
    const whole = verificationVine({ done: 7, of: 30, complete: true })
    expect(whole.leaves).toHaveLength(32)
    expect(whole.stem).toBe(`M${rail.from} ${rail.y}H${rail.to}`)
  })

  test('leaves as much space before the first check as between two', () => {
    expect(footOf(2, 30) - footOf(1, 30)).toBeCloseTo(footOf(1, 30))
  })
})
