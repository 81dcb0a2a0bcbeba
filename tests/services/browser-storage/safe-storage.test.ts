import { expect, test } from 'vitest'
import { createSafeStorage } from '../../../src/services/browser-storage/safe-storage.ts'
import { createFakeWebStorage } from '../../support/fakes/web-storage.ts'

test('the keys include those of the browser storage and those in memory', () => {
  const web = createFakeWebStorage()
  const storage = createSafeStorage(() => web)
  expect(storage.keys()).toEqual([])
  storage.set('token', 'x')
  web.fillUp()
  storage.set('userId', 'uid-1')
  expect([...storage.keys()].sort()).toEqual(['token', 'userId'])
  web.forbid()
  expect(storage.keys()).toEqual(['userId'])
})

test('a key that another tab removes during the enumeration is left out', () => {
  const web = createFakeWebStorage()
  web.setItem('token', 'x')
  const storage = createSafeStorage(() => ({ ...web, length: 2 }))
  expect(storage.keys()).toEqual(['token'])
})
