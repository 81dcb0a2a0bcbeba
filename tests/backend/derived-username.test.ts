import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { usernamesFor } from '../../backend/members/create-member.ts'

describe('a derived username', () => {
  test.each([
    ['Ada', 'ada'],
    ['Grace Hopper', 'grace.hopper'],
    ['  Zoë   Krämer ', 'zoe.kramer'],
    ["Conan O'Brien-Smith", 'conan.o.brien.smith'],
    ['Maximilian Alexander von Hohenzollern', 'maximilian.alexander'],
  ])('of %s is first %s', (name, expected) => {
    const [first] = usernamesFor(name)
    expect(first).toBe(expected)
  })

  test.each(['山田 花子', '', 'Al', '🙂🙂🙂'])('of "%s" is generic', (name) => {
    const [first] = usernamesFor(name)
    expect(first).toMatch(/^member-\d{8}$/)
  })

  test('is always valid, and has at least twenty alternatives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const proposals = [...usernamesFor(name)]
        expect(proposals.length).toBeGreaterThanOrEqual(20)
        for (const proposal of proposals) expect(proposal).toMatch(/^[a-z0-9._-]{3,30}$/)
      }),
    )
  })
})
