import { beforeEach, describe, expect, test } from 'vitest'
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

const keysOf = (web: Storage) => Array.from({ length: web.length }, (_, at) => web.key(at))

describe('a draft of a form', () => {
  const kept = (name: string, value: unknown, owner: unknown = 'uid-1') =>
    tab.sessionStorage.setItem(
      `trellis:draft:${name}`,
      JSON.stringify({ version: 1, at: time.clock.now(), value: { owner, draft: value } }),
    )
  const place = { type: 'Point', coordinates: [-9.1, 38.7], address: 'Lisboa', city: 'Lisboa' }

  test('is read back as it was typed', () => {
    kept('edit-profile', { fields: { fullName: 'Ada <b>', dateOfBirth: '1815-12-10' }, place })
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual({
      fields: { fullName: 'Ada <b>', dateOfBirth: '1815-12-10' },
      place,
    })
  })

  test.each<[string, unknown]>([
    ['holds no fields', {}],
    ['holds a field that is no text', { fields: { phone: 7 } }],
    ['holds a day that is none', { fields: { dateOfBirth: 'tomorrow' } }],
    ['lies off the map', { fields: {}, place: { ...place, coordinates: [181, 0] } }],
    ['is far too long', { fields: { phone: '1'.repeat(321) } }],
    ['is null', null],
    ['is a list', []],
  ])('that %s is absent, and removed', (_what, value) => {
    kept('edit-profile', value)
    expect(storage.readDraft('edit profile', 'uid-1')).toBeNull()
    expect(keysOf(tab.sessionStorage)).toEqual([])
  })

  test.each([undefined, '', 7, 'x'.repeat(129), ['uid-1']])(
    'whose owner is %j is nobody’s',
    (owner) => {
      tab.sessionStorage.setItem(
        'trellis:draft:login',
        JSON.stringify({
          version: 1,
          at: time.clock.now(),
          value: { owner, draft: { identifier: 'ada' } },
        }),
      )
      expect(storage.readDraft('login', null)).toBeNull()
      expect(keysOf(tab.sessionStorage)).toEqual([])
    },
  )

  test('lives for a day', () => {
    storage.writeDraft('login', null, { identifier: 'ada' })
    time.clock.advance(24 * 3_600_000)
    expect(storage.readDraft('login', null)).toEqual({ identifier: 'ada' })
    time.clock.advance(1)
    expect(storage.readDraft('login', null)).toBeNull()
  })

  test('never holds a field that is not named', () => {
    storage.writeDraft('login', null, { identifier: 'ada', ...{ password: 'correct horse' } })
    expect(tab.sessionStorage.getItem('trellis:draft:login')).not.toContain('correct horse')
    expect(keysOf(tab.localStorage)).toEqual([])
  })

  test('that is too long to be read again is not written, and leaves no older one', () => {
    storage.writeDraft('issue', 'uid-1', { description: 'The map stays grey.' })
    storage.writeDraft('issue', 'uid-1', { description: 'x'.repeat(40_000) })
    expect(keysOf(tab.sessionStorage)).toEqual([])
  })

  test('is kept where every sign of it has to be escaped', () => {
    const description = '"\n'.repeat(2_500)
    storage.writeDraft('issue', 'uid-1', { description })
    expect(storage.readDraft('issue', 'uid-1')).toEqual({ description })
  })

  test('is kept in the memory of this page where the storage is full', () => {
    tab.sessionStorage.fillUp()
    storage.writeDraft('login', null, { identifier: 'ada' })
    expect(storage.readDraft('login', null)).toEqual({ identifier: 'ada' })
    storage.clearMember()
    expect(storage.readDraft('login', null)).toBeNull()
  })
})
