import { beforeEach, expect, test } from 'vitest'
import type { MemberStorage } from '../../../machines/ports.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { createFakeTabs, type FakeTab } from '../../support/fakes/browser.ts'
import { createSteppedTime, type SteppedTime } from '../../support/stepped-time.ts'

let tab: FakeTab
let time: SteppedTime
let storage: MemberStorage

beforeEach(() => {
  tab = createFakeTabs()()
  time = createSteppedTime()
  storage = createBrowserStorage({ window: tab, clock: time.clock })
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
