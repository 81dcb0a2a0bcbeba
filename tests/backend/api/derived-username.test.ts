import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usernamesFor } from '../../../backend/api/members/derived-username.ts'

describe('a derived username', () => {
  test.each([
    ['Grace Hopper', 'grace.hopper'],
    ['  Zoë   Krämer ', 'zoe.kramer'],
    ["Conan O'Brien-Smith", 'conan.o.brien.smith'],
    ['Maximilian Alexander von Hohenzollern', 'maximilian.alexander'],
  ])('of %s is %s first', (name, expected) => {
    const [first] = usernamesFor(name)
    expect(first).toBe(expected)
  })

  test.each(['山田 花子', '', 'Al', '🙂🙂🙂'])('of "%s" does not try the name itself', (name) => {
    const [first] = usernamesFor(name)
    expect(first).toMatch(/^member-\d{8}$/)
  })

  test('always keeps to the rules, and never runs out after one refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const proposals = [...usernamesFor(name)]
        expect(proposals.length).toBeGreaterThanOrEqual(20)
        for (const proposal of proposals) expect(proposal).toMatch(/^[a-z0-9._-]{3,30}$/)
      }),
    )
  })
})
