import { expect, test } from 'vitest'
import { flagIn } from '../../lab/app/stored.ts'

test('a flag outlasts the page once it is set', () => {
  const saved = new Map<string, string>()
  const flag = () =>
    flagIn(
      () => ({
        getItem: (key) => saved.get(key) ?? null,
        setItem: (key, value) => void saved.set(key, value),
      }),
      'introduced',
    )
  expect(flag().read()).toBe(false)
  flag().set()
  expect(flag().read()).toBe(true)
})

test('a blocked storage does not stop the tester', () => {
  const blocked = flagIn(() => {
    throw new DOMException('The storage is closed.', 'SecurityError')
  }, 'introduced')
  expect(() => blocked.set()).not.toThrow()
  expect(blocked.read()).toBe(false)
})
