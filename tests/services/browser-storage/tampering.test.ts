import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { providerFlags } from '../../../machines/session/session-entries.ts'
import { createBrowserStorage } from '../../../src/services/browser-storage.ts'
import { createFakeTabs } from '../../support/fakes/browser.ts'
import { emptySession } from '../../support/fakes/storage.ts'
import { fullSession } from '../contracts/storage-contract.ts'
import { openStorage } from './open-storage.ts'

let { tab, time, storage } = openStorage()

beforeEach(() => {
  ;({ tab, time, storage } = openStorage())
})

const keysOf = (web: Storage) => Array.from({ length: web.length }, (_, at) => web.key(at)).sort()

const draft = { firstName: 'Al', lastName: '', username: 'al', email: 'al@example.com', phone: '' }

describe('the nine keys', () => {
  test('are stored as plain texts under the names of the specification (spec 3.41, 3.42, 3.43, 3.44, 3.45, 3.46, 3.47, 3.48, 3.49)', () => {
    storage.writeSession(fullSession)
    expect(
      keysOf(tab.localStorage).map((key) => [key, tab.localStorage.getItem(key ?? '')]),
    ).toEqual([
      ['displayName', 'Ada Lovelace'],
      ['isAppleAuth', 'true'],
      ['isGoogleAuth', 'true'],
      ['isLoggedIn', 'true'],
      ['pendingToken', 'pending-1'],
      ['profileImage', 'https://pictures.example/1'],
      ['tempUserEmail', 'ada@example.com'],
      ['token', 'token-1'],
      ['userId', 'uid-1'],
    ])
    expect(storage.readSession()).toEqual(fullSession)
    for (const flag of ['isLoggedIn', ...Object.values(providerFlags)]) {
      storage.writeSession({ ...fullSession, [flag]: false })
      expect(storage.readSession()).toEqual({ ...fullSession, [flag]: false })
    }
    storage.writeSession({ isLoggedIn: false, token: null })
    expect(keysOf(tab.localStorage)).not.toContain('isLoggedIn')
    expect(keysOf(tab.localStorage)).not.toContain('token')
  })

  test.each([
    ['token', '“undefined”', 'undefined'],
    ['token', '“null”', 'null'],
    ['token', 'empty', ''],
    ['token', 'whitespace', '   '],
    ['token', 'a stringified object', '[object Object]'],
    ['token', 'two words', 'two words'],
    ['token', 'two lines', 'line\nbreak'],
    ['token', '100 kB long', 'x'.repeat(100_000)],
    ['pendingToken', '“undefined”', 'undefined'],
    ['pendingToken', 'JSON', '{"token": "t"}'],
    ['isLoggedIn', '“false”', 'false'],
    ['isLoggedIn', 'in capitals', 'TRUE'],
    ['isLoggedIn', 'a number', '1'],
    ['isGoogleAuth', 'another word', 'yes'],
    ['isAppleAuth', 'JSON', '{}'],
    ['userId', 'too long', 'x'.repeat(129)],
    ['userId', '“undefined”', 'undefined'],
    ['displayName', '“undefined”', 'undefined'],
    ['displayName', 'too long', 'x'.repeat(501)],
    ['displayName', 'whitespace', '   '],
    ['displayName', '“null” with spaces', ' null '],
    ['displayName', '“NaN”', 'NaN'],
    ['displayName', 'a stringified object', '[object Object]'],
    ['profileImage', 'a script', 'javascript:alert(1)'],
    ['profileImage', 'an HTML page', 'data:text/html,<script>alert(1)</script>'],
    ['profileImage', '“undefined”', 'undefined'],
    ['tempUserEmail', 'no email', 'ada'],
    ['tempUserEmail', 'an email after another word', 'of ada@example.com'],
    ['tempUserEmail', 'an email before another word', 'ada@example.com too'],
    ['tempUserEmail', 'one character too long', `${'x'.repeat(309)}@example.com`],
    ['token', 'one character too long', 'x'.repeat(8_193)],
    ['tempUserEmail', 'too long', `${'x'.repeat(320)}@example.com`],
  ])('ignore and remove a %s that is %s (fault 48, 51, 52)', (key, _what, value) => {
    tab.localStorage.setItem(key, value)
    expect(storage.readSession()).toEqual(emptySession)
    expect(tab.localStorage.getItem(key)).toBeNull()
  })

  test.each([
    ['token', 'x'.repeat(8_192)],
    ['userId', 'x'.repeat(128)],
    ['displayName', 'x'.repeat(500)],
    ['tempUserEmail', `${'x'.repeat(308)}@example.com`],
  ])('accept a %s of the maximum length', (key, value) => {
    tab.localStorage.setItem(key, value)
    expect(storage.readSession()).toEqual({ ...emptySession, [key]: value })
  })

  test('are removed if they are empty', () => {
    storage.writeSession(fullSession)
    storage.writeSession({
      ...{ token: null, userId: null, displayName: '', profileImage: '', pendingToken: null },
      ...{ isLoggedIn: false, isGoogleAuth: false, isAppleAuth: false, tempUserEmail: null },
    })
    expect(keysOf(tab.localStorage)).toEqual([])
  })

  test('are written with isLoggedIn last and cleared with isLoggedIn first', () => {
    const openTab = createFakeTabs()
    const here = createBrowserStorage({ window: openTab(), clock: time.clock })
    const received: (string | null)[] = []
    openTab().addEventListener('storage', ({ key }) => received.push(key))
    here.writeSession(fullSession)
    expect(received).toHaveLength(9)
    expect(received.at(-1)).toBe('isLoggedIn')
    received.length = 0
    here.writeSession(emptySession)
    expect(received).toHaveLength(9)
    expect(received[0]).toBe('isLoggedIn')
  })

  test('can be read with any stored text (fault 48)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(emptySession)), fc.string(), (key, value) => {
        tab.localStorage.setItem(key, value)
        const session = storage.readSession()
        expect(Object.keys(session)).toEqual(Object.keys(emptySession))
        tab.localStorage.removeItem(key)
      }),
    )
  })
})

describe('a stored sign-up draft', () => {
  const key = 'trellis:sign-up-draft'

  test.each([
    ['not JSON', 'x'],
    ['of another type', '[]'],
    ['null', 'null'],
    ['without a version', JSON.stringify({ at: 0, value: draft })],
    ['of another version', JSON.stringify({ version: 2, at: 0, value: draft })],
    ['incomplete', JSON.stringify({ version: 1, at: 0, value: { firstName: 'Ada' } })],
    [
      'with a name that is too long',
      JSON.stringify({ version: 1, at: 0, value: { ...draft, firstName: 'x'.repeat(1_001) } }),
    ],
    ['1 MB long', 'x'.repeat(1_000_000)],
  ])('that is %s is ignored and removed', (_what, value) => {
    tab.localStorage.setItem(key, value)
    expect(storage.readSignUpDraft()).toBeNull()
    expect(tab.localStorage.getItem(key)).toBeNull()
  })

  test('expires after a day', () => {
    storage.writeSignUpDraft(draft)
    time.clock.advance(24 * 3_600_000)
    expect(storage.readSignUpDraft()).toEqual(draft)
    time.clock.advance(1)
    expect(storage.readSignUpDraft()).toBeNull()
    expect(tab.localStorage.getItem(key)).toBeNull()
  })

  test('is still valid if the clock is set back by a minute, but not by two days', () => {
    const read = (now: number) =>
      createBrowserStorage({ window: tab, clock: { now: () => now } }).readSignUpDraft()
    storage.writeSignUpDraft(draft)
    expect(read(time.clock.now() - 60_000)).toEqual(draft)
    expect(read(time.clock.now() - 48 * 3_600_000)).toBeNull()
  })

  test('that is too long is not written, and the older one stays', () => {
    storage.writeSignUpDraft(draft)
    storage.writeSignUpDraft({ ...draft, firstName: 'x'.repeat(1_001) })
    expect(storage.readSignUpDraft()).toEqual(draft)
  })

  test('contains only known fields', () => {
    storage.writeSignUpDraft({ ...draft, ...{ password: 'correct horse' } })
    expect(storage.readSignUpDraft()).toEqual(draft)
    expect(tab.localStorage.getItem(key)).not.toContain('correct horse')
  })
})

describe('clearing the member', () => {
  test('keeps the theme, the marker of a deletion, and the keys of other libraries', () => {
    storage.writeSession({ token: 'token-1', tempUserEmail: 'ada@example.com' })
    storage.writeSignUpDraft(draft)
    storage.writeDeletion({ uid: 'uid-1', step: 'identity' })
    tab.localStorage.setItem('trellis:theme', 'dark')
    tab.localStorage.setItem('trellis:of-an-older-version', 'Ada')
    tab.localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}')
    tab.sessionStorage.setItem('trellis:of-an-older-version', 'Ada')
    tab.sessionStorage.setItem('token', 'token-1')
    tab.sessionStorage.setItem('of-another-library', '1')
    storage.clearMember()
    expect(keysOf(tab.localStorage)).toEqual([
      'firebase:authUser:key:[DEFAULT]',
      'trellis:deletion',
      'trellis:theme',
    ])
    expect(keysOf(tab.sessionStorage)).toEqual(['of-another-library'])
  })
})

describe('a storage that is', () => {
  const session = { ...emptySession, token: 'token-1', isLoggedIn: true, userId: 'uid-1' }

  test('blocked is replaced by memory (fault 45)', () => {
    tab.localStorage.forbid()
    tab.sessionStorage.forbid()
    expect(storage.readSession()).toEqual(emptySession)
    expect(storage.writeSession(session)).toBe(false)
    storage.writeSignUpDraft(draft)
    expect(storage.readSession()).toEqual(session)
    expect(storage.readSignUpDraft()).toEqual(draft)
    storage.clearMember()
    expect(storage.readSession()).toEqual(emptySession)
    expect(storage.readSignUpDraft()).toBeNull()
  })

  test('missing is replaced by memory (fault 45)', () => {
    const bare = createBrowserStorage({
      clock: time.clock,
      window: {
        ...tab,
        get localStorage(): Storage {
          throw new DOMException('Denied.', 'SecurityError')
        },
        get sessionStorage(): Storage {
          throw new DOMException('Denied.', 'SecurityError')
        },
      },
    })
    bare.writeSession(session)
    expect(bare.readSession()).toEqual(session)
  })

  test('full keeps no older value (fault 11, 47)', () => {
    storage.writeSession(session)
    tab.localStorage.fillUp()
    expect(storage.writeSession({ token: 'token-2' })).toBe(false)
    expect(storage.readSession().token).toBe('token-2')
    expect(tab.localStorage.getItem('token')).toBeNull()
    expect(storage.writeSession({ token: null })).toBe(true)
    expect(storage.readSession().token).toBeNull()
  })
})

describe('a change in another tab', () => {
  const messageFrom = (change: (web: Storage) => void): number => {
    const openTab = createFakeTabs()
    const here = createBrowserStorage({ window: openTab(), clock: time.clock })
    const there = openTab().localStorage
    let received = 0
    here.watch(() => {
      received += 1
    })
    change(there)
    return received
  }

  test.each<[string, (web: Storage) => void, number]>([
    ['of a key of the specification is reported', (web) => web.setItem('token', 't'), 1],
    ['of a key of the site is reported', (web) => web.setItem('trellis:resend', '{}'), 1],
    ['of all keys is reported', (web) => web.clear(), 1],
    ['of the theme is not reported', (web) => web.setItem('trellis:theme', 'dark'), 0],
    [
      'that is a message between tabs is not reported',
      (web) => web.setItem('trellis:tabs', '{}'),
      0,
    ],
    ['of another library is not reported', (web) => web.setItem('firebase:x', '{}'), 0],
  ])('%s', (_what, change, times) => {
    expect(messageFrom(change)).toBe(times)
  })
})
