import { beforeEach, describe, expect, test } from 'vitest'
import type { DraftKey } from '../../../machines/ports.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { fullSession } from '../contracts/storage-contract.ts'
import { openStorage } from './open-storage.ts'

let { tab, time, storage } = openStorage()

beforeEach(() => {
  ;({ tab, time, storage } = openStorage())
})

const login: DraftKey = { form: '/login', uid: null, version: null }
const values = { identifier: 'ada' }
const stored = () => tab.sessionStorage.getItem('trellis:draft')
const store = (draft: object, { at = time.clock.now(), padding = 0 } = {}) =>
  tab.sessionStorage.setItem(
    'trellis:draft',
    JSON.stringify({ version: 1, at, value: draft }).padEnd(padding),
  )

describe('the draft of a tab', () => {
  test('is stored under one key, for this tab only', () => {
    storage.writeDraft(login, { identifier: 'Ada <b>' })
    expect(storage.readDraft(login)).toEqual({ identifier: 'Ada <b>' })
    storage.writeDraft({ ...login, form: '/forgot-password' }, { email: 'ada@example.com' })
    expect(tab.sessionStorage).toHaveLength(1)
    expect(tab.localStorage).toHaveLength(0)
  })

  test.each<[string, object]>([
    ['no form', { form: 7 }],
    ['no values', { values: null }],
    ['a value that is no text', { values: { identifier: 7 } }],
    ['a version that is no text', { version: 7 }],
    ['an empty uid', { uid: '' }],
    ['no uid', { uid: undefined }],
    ['a uid that is too long', { uid: 'x'.repeat(129) }],
  ])('with %s is ignored and removed', (_, change) => {
    store({ ...login, values, ...change })
    expect(storage.readDraft(login)).toBeNull()
    expect(stored()).toBeNull()
  })

  test('expires after a day', () => {
    storage.writeDraft(login, values)
    time.clock.advance(24 * 3_600_000)
    expect(storage.readDraft(login)).toEqual(values)
    time.clock.advance(1)
    expect(storage.readDraft(login)).toBeNull()
  })

  test('that is too long is not written, and the older one stays', () => {
    expect(storage.writeDraft(login, values)).toBe(true)
    expect(storage.writeDraft(login, { identifier: 'x'.repeat(40_000) })).toBe(false)
    expect(storage.readDraft(login)).toEqual(values)
  })

  test('with more than 40 000 characters is not read', () => {
    store({ ...login, values }, { padding: 40_000 })
    expect(storage.readDraft(login)).toEqual(values)
    store({ ...login, values }, { padding: 40_001 })
    expect(storage.readDraft(login)).toBeNull()
  })

  test('can be a report in which every character must be escaped', () => {
    const description = '"\n'.repeat(9_900)
    expect(storage.writeDraft(login, { description })).toBe(true)
  })

  test('is only in memory if the storage is full, and says so', () => {
    tab.sessionStorage.fillUp()
    expect(storage.writeDraft(login, values)).toBe(false)
    expect(storage.readDraft(login)).toEqual(values)
    storage.clearMember()
    expect(storage.readDraft(login)).toBeNull()
  })

  test.each(['isLoggedIn', 'token', 'userId'])(
    'is held if another tab has only removed the %s yet',
    (key) => {
      const of = { ...login, uid: 'uid-1' }
      storage.writeSession(fullSession)
      storage.writeDraft(of, values)
      tab.localStorage.removeItem(key)
      storage.clearMember()
      expect(stored()).toBeNull()
      storage.writeSession(fullSession)
      expect(storage.readDraft(of)).toEqual(values)
    },
  )

  test('is removed when a page starts without its member', () => {
    const open = () => createBrowserStorage({ window: tab, clock: time.clock })
    storage.writeSession(fullSession)
    storage.writeDraft({ ...login, uid: 'uid-1' }, values)
    open()
    expect(stored()).not.toBeNull()
    tab.localStorage.clear()
    open()
    expect(stored()).toBeNull()
  })
})
