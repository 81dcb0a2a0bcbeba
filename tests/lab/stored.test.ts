import * as v from 'valibot'
import { expect, test } from 'vitest'
import { storedIn } from '../../lab/app/stored.ts'

const stored = (storage: Pick<Storage, 'getItem' | 'setItem'>) =>
  storedIn(() => storage, 'introduced', v.boolean(), false)

test('a written value outlasts the page, and an invalid one is the fallback', () => {
  const saved = new Map<string, string>()
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
  }
  stored(storage).write(true)
  expect(stored(storage).read()).toBe(true)
  saved.set('introduced', '{"ticked": 1')
  expect(stored(storage).read()).toBe(false)
})

test('a blocked storage does not stop the tester', () => {
  const refuse = () => {
    throw new DOMException('The storage is closed.', 'SecurityError')
  }
  const blocked = stored({ getItem: refuse, setItem: refuse })
  expect(() => blocked.write(true)).not.toThrow()
  expect(blocked.read()).toBe(false)
})
