import { beforeEach, expect, test } from 'vitest'
import { emailCooldown } from '../../../machines/limits.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { openStorage } from './open-storage.ts'

let { tab, time, storage } = openStorage()

beforeEach(() => {
  ;({ tab, time, storage } = openStorage())
})

test('the marker of a deletion expires after thirty days', () => {
  storage.writeDeletion({ uid: 'uid-1', step: 'identity' })
  time.clock.advance(30 * 24 * 3_600_000)
  expect(storage.readDeletion()).toEqual({ uid: 'uid-1', step: 'identity' })
  time.clock.advance(1)
  expect(storage.readDeletion()).toBeNull()
})

test('the marker of an earlier version, which is the uid alone, begins with the first step', () => {
  const stored = { version: 1, at: time.clock.now(), value: 'uid-1' }
  tab.localStorage.setItem('trellis:deletion', JSON.stringify(stored))
  expect(storage.readDeletion()).toEqual({ uid: 'uid-1', step: 'record' })
})

test.each([
  ['an unknown step', { uid: 'uid-1', step: 'everything' }],
  ['no step', { uid: 'uid-1' }],
  ['no uid', { step: 'identity' }],
])('a marker with %s is removed', (_, value) => {
  const stored = { version: 1, at: time.clock.now(), value }
  tab.localStorage.setItem('trellis:deletion', JSON.stringify(stored))
  expect(storage.readDeletion()).toBeNull()
  expect(tab.localStorage.getItem('trellis:deletion')).toBeNull()
})

test('the time of the next email is stored for an hour', () => {
  storage.writeResendAt('verification', 'ada@example.com', 60_000)
  time.clock.advance(3_600_000)
  expect(storage.readResendAt('verification', 'ada@example.com')).toBe(60_000)
  time.clock.advance(1)
  expect(storage.readResendAt('verification', 'ada@example.com')).toBeNull()
})

test('the email of a password reset is removed by the next page after the cooldown', () => {
  storage.writeResendAt('password reset', 'ada@example.com', emailCooldown)
  time.clock.advance(emailCooldown + 1)
  createBrowserStorage({ window: tab, clock: time.clock })
  expect(tab.localStorage).toHaveLength(0)
})
