import { beforeEach, describe, expect, test } from 'vitest'
import { profileFields } from '../../../machines/drafts.ts'
import { openStorage } from './open-storage.ts'

let { tab, time, storage } = openStorage()

beforeEach(() => {
  ;({ tab, time, storage } = openStorage())
})

const keysOf = (web: Storage) => Array.from({ length: web.length }, (_, at) => web.key(at))

describe('a draft of a form', () => {
  const storeDraft = (name: string, value: unknown, owner: unknown = 'uid-1') =>
    tab.sessionStorage.setItem(
      `trellis:draft:${name}`,
      JSON.stringify({ version: 1, at: time.clock.now(), value: { owner, draft: value } }),
    )
  const place = { type: 'Point', coordinates: [-9.1, 38.7], address: 'Lisboa', city: 'Lisboa' }

  test('is read as it was typed', () => {
    storeDraft('edit-profile', {
      fields: { fullName: 'Ada <b>', dateOfBirth: '1815-12-10' },
      place,
    })
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual({
      fields: { fullName: 'Ada <b>', dateOfBirth: '1815-12-10' },
      place,
    })
  })

  const fields = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', phone: '1' }

  test.each(profileFields)('of a profile has the changed %s', (field) => {
    const draft = { fields: { [field]: field === 'dateOfBirth' ? '1815-12-10' : 'Ada' } }
    storage.writeDraft('edit profile', 'uid-1', draft)
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual(draft)
  })

  test('of each form can be read', () => {
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

  test('is removed if it is empty', () => {
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('login', null, null)
    expect(keysOf(tab.sessionStorage)).toEqual([])
  })

  test('can be longer than the form accepts', () => {
    const draft = { identifier: 'm'.repeat(1_000) }
    expect(storage.writeDraft('login', null, draft)).toBe(true)
    expect(storage.readDraft('login', null)).toEqual(draft)
  })

  test('reports whether a reload would lose it', () => {
    const write = (phone: string) =>
      storage.writeDraft('edit profile', 'uid-1', { fields: { phone } })
    expect(write('112')).toBe(true)
    expect(write('1'.repeat(1_001))).toBe(false)
    expect(storage.writeDraft('edit profile', 'uid-1', null)).toBe(true)
  })

  test('reports that it is lost on a reload if the browser cannot store it', () => {
    tab.sessionStorage.setItem = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
    }
    expect(storage.writeDraft('login', null, { identifier: 'ada' })).toBe(false)
  })

  test.each<[string, unknown]>([
    ['has no fields', {}],
    ['has a field that is not a text', { fields: { phone: 7 } }],
    ['has an invalid date', { fields: { dateOfBirth: 'tomorrow' } }],
    ['has coordinates out of range', { fields: {}, place: { ...place, coordinates: [181, 0] } }],
    ['has one coordinate', { fields: {}, place: { ...place, coordinates: [-9.1] } }],
    ['has a latitude below -90', { fields: {}, place: { ...place, coordinates: [0, -90.1] } }],
    ['has coordinates as a text', { fields: {}, place: { ...place, coordinates: '12' } }],
    ['has a place of another type', { fields: {}, place: { ...place, type: 'Polygon' } }],
    ['has a place without an address', { fields: {}, place: { ...place, address: undefined } }],
    ['has a city that is no text', { fields: {}, place: { ...place, city: 7 } }],
    ['has a place that is a text', { fields: {}, place: 'Lisboa' }],
    ['has a chosen picture, whose file is lost', { fields: {}, picture: { kind: 'chosen' } }],
    ['has a picture that is null', { fields: {}, picture: null }],
    ['has an unknown mark of a lost picture', { fields: {}, withoutPicture: false }],
    ['is too long', { fields: { phone: '1'.repeat(1_001) } }],
    ['is null', null],
    ['is a list', []],
  ])('that %s is ignored and removed', (_what, value) => {
    storeDraft('edit-profile', value)
    expect(storage.readDraft('edit profile', 'uid-1')).toBeNull()
    expect(keysOf(tab.sessionStorage)).toEqual([])
  })

  test('keeps a removed picture and the mark of a lost one, without other properties', () => {
    const draft = { fields: {}, picture: { kind: 'removed' }, withoutPicture: true }
    storeDraft('edit-profile', {
      ...draft,
      ...{ fields: { nickname: 'Ada' }, picture: { kind: 'removed', id: 'picture-1' }, role: 1 },
    })
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual(draft)
  })

  test.each<[string, unknown]>([
    ['no list of removed names', { added: ['Yoga'] }],
    ['a list as a text', { added: 'Yoga', removed: [] }],
    ['a name that is no text', { added: [], removed: [7] }],
    ['101 names', { added: Array.from({ length: 101 }, () => 'Yoga'), removed: [] }],
    ['a name of 101 characters', { added: ['x'.repeat(101)], removed: [] }],
  ])('of the interests with %s is ignored and removed', (_what, value) => {
    storeDraft('interests', value)
    expect(storage.readDraft('interests', 'uid-1')).toBeNull()
    expect(keysOf(tab.sessionStorage)).toEqual([])
  })

  test.each([undefined, '', 7, 'x'.repeat(129), ['uid-1']])(
    'with the invalid owner %j is ignored and removed',
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

  test('expires after a day', () => {
    storage.writeDraft('login', null, { identifier: 'ada' })
    time.clock.advance(24 * 3_600_000)
    expect(storage.readDraft('login', null)).toEqual({ identifier: 'ada' })
    time.clock.advance(1)
    expect(storage.readDraft('login', null)).toBeNull()
  })

  test('contains only known fields', () => {
    storage.writeDraft('login', null, { identifier: 'ada', ...{ password: 'correct horse' } })
    expect(tab.sessionStorage.getItem('trellis:draft:login')).not.toContain('correct horse')
    expect(keysOf(tab.localStorage)).toEqual([])
  })

  test('that is too long is not written, and the older one stays', () => {
    const older = {
      login: { identifier: 'ada' },
      'forgot password': { email: 'ada@example.com' },
      'edit profile': { fields: { phone: '112' } },
      interests: { added: ['Yoga'], removed: [] },
      issue: { description: 'The map stays grey.' },
    }
    const names = Object.keys(older) as (keyof typeof older)[]
    for (const name of names) storage.writeDraft(name, 'uid-1', older[name])
    const text = 'x'.repeat(40_000)
    expect([
      storage.writeDraft('login', 'uid-1', { identifier: text }),
      storage.writeDraft('forgot password', 'uid-1', { email: text }),
      storage.writeDraft('edit profile', 'uid-1', { fields: { phone: text } }),
      storage.writeDraft('interests', 'uid-1', { added: [text], removed: [] }),
      storage.writeDraft('issue', 'uid-1', { description: text }),
    ]).toEqual(names.map(() => false))
    expect(names.map((name) => storage.readDraft(name, 'uid-1'))).toEqual(Object.values(older))
  })

  test('can have at most 40 000 characters', () => {
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
    const limit = 40_000 - (lengthOf(0) ?? 0)
    expect(lengthOf(limit)).toBe(40_000)
    expect(storage.readDraft('interests', 'uid-1')).toEqual(draftOf(limit))
    expect(storage.writeDraft('interests', 'uid-1', draftOf(limit + 1))).toBe(false)
    expect(storage.readDraft('interests', 'uid-1')).toEqual(draftOf(limit))
  })

  test('with more characters is not read', () => {
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

  test('is stored if every character must be escaped', () => {
    const description = '"\n'.repeat(9_900)
    storage.writeDraft('issue', 'uid-1', { description })
    expect(storage.readDraft('issue', 'uid-1')).toEqual({ description })
  })

  test('is stored in memory if the storage is full', () => {
    tab.sessionStorage.fillUp()
    storage.writeDraft('login', null, { identifier: 'ada' })
    expect(storage.readDraft('login', null)).toEqual({ identifier: 'ada' })
    storage.clearMember()
    expect(storage.readDraft('login', null)).toBeNull()
  })
})
