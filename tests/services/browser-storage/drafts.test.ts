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

  const fields = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '1' }

  test('of each form is read back', () => {
    const drafts = {
      login: { identifier: 'ada' },
      'forgot password': { email: 'ada@example.com' },
      'profile completion': { fields: { ...fields, dateOfBirth: '' }, place: null },
      'edit profile': { fields: { fullName: 'Ada King', dateOfBirth: '1815-12-10' } },
      interests: { added: ['Yoga'], removed: ['Dance'] },
      issue: { description: 'The map stays grey.' },
    }
    const names = Object.keys(drafts) as (keyof typeof drafts)[]
    for (const name of names) storage.writeDraft(name, 'uid-1', drafts[name])
    expect(names.map((name) => [name, storage.readDraft(name, 'uid-1')])).toEqual(
      Object.entries(drafts),
    )
  })

  test('of which nothing is left is not written', () => {
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('login', null, null)
    expect(keysOf(tab.sessionStorage)).toEqual([])
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

  test('may take 40 000 characters, and not one more', () => {
    const draftOf = (extra: number) => {
      const names = Array.from(
        { length: 200 },
        (_, at) => '"'.repeat(97) + 'x'.repeat(Math.max(Math.min(extra - 3 * at, 3), 0)),
      )
      return { added: names.slice(100), removed: names.slice(0, 100) }
    }
    const lengthOf = (extra: number) => {
      storage.writeDraft('interests', 'uid-1', draftOf(extra))
      return tab.sessionStorage.getItem('trellis:draft:interests')?.length
    }
    const most = 40_000 - (lengthOf(0) ?? 0)
    expect(lengthOf(most)).toBe(40_000)
    expect(storage.readDraft('interests', 'uid-1')).toEqual(draftOf(most))
    expect(lengthOf(most + 1)).toBeUndefined()
  })

  test('that takes more is not read, whoever wrote it', () => {
    const text = JSON.stringify({
      version: 1,
      at: time.clock.now(),
      value: { owner: null, draft: { identifier: 'ada' } },
    })
    tab.sessionStorage.setItem('trellis:draft:login', text.padEnd(40_000))
    expect(storage.readDraft('login', null)).toEqual({ identifier: 'ada' })
    tab.sessionStorage.setItem('trellis:draft:login', text.padEnd(40_001))
    expect(storage.readDraft('login', null)).toBeNull()
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
