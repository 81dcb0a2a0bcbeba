import { expect, test, vi } from 'vitest'
import { createSeededGlobals, seededIdStart } from '../src/seeded-globals.ts'

const randomValues = () => [Math.random(), Math.random(), crypto.randomUUID(), crypto.randomUUID()]

test('randomness and ids are the same in every run, and never repeat within one', () => {
  const one = createSeededGlobals(() => 0).perform(randomValues)
  const other = createSeededGlobals(() => 0).perform(randomValues)
  expect(one).toEqual(other)
  expect(new Set(one).size).toBe(4)
})

test('randomness continues from one piece of work to the next', () => {
  const globals = createSeededGlobals(() => 0)
  const [first, second] = [globals.perform(randomValues), globals.perform(randomValues)]
  expect(new Set([...first, ...second]).size).toBe(8)
})

test('an id is a UUID that can be recognised', () => {
  const id = createSeededGlobals(() => 0).perform(() => crypto.randomUUID())
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(id.startsWith(seededIdStart)).toBe(true)
})

test('the global functions are restored, even if the work throws or works on another run', () => {
  const real = [Math.random, Date.now, crypto.randomUUID]
  const [outer, inner] = [createSeededGlobals(() => 1), createSeededGlobals(() => 2)]
  const seen = outer.perform(() => [inner.perform(() => Date.now()), Date.now()])
  expect(seen).toEqual([2, 1])
  expect(() =>
    outer.perform(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect([Math.random, Date.now, crypto.randomUUID]).toEqual(real)
})

test.each(['before', 'after'])(
  'a timer is set as usual, also one of a clock that was replaced %s',
  (when) => {
    const early = when === 'after' ? createSeededGlobals(() => 0) : null
    const setTimeout = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(7 as never)
    try {
      const ring = vi.fn()
      const globals = early ?? createSeededGlobals(() => 0)
      const ids = globals.perform(() => [
        globalThis.setTimeout(ring, 5, 'once'),
        globalThis.setTimeout(ring),
      ])
      expect(ids).toEqual([7, 7])
      expect(setTimeout.mock.calls).toEqual([[ring, 5, 'once'], [ring]])
      expect(ring).not.toHaveBeenCalled()
      expect(globalThis.setTimeout).toBe(setTimeout)
    } finally {
      setTimeout.mockRestore()
    }
  },
)
