import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ada, ben, newAda, type Person, registrationOf } from '../support/people.ts'
import { days, pendingTokenFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const registerSuite = (world: () => World): void => {
  const register = (person: Person, changes: Record<string, unknown> = {}) =>
    world().as(person, 'POST', '/users/register', {
      ...registrationOf(person, 'ada'),
      ...changes,
    })
  const me = (person: Person) => world().as(person, 'GET', '/users/me')

  describe('POST /users/register', () => {
    test('creates the record of a new identity, whose email need not be verified yet (spec 1.23, 3.01, 3.02, 3.03, 3.04, 3.05, 3.06, 3.07, 3.08, 3.09, 3.12, 3.13)', async () => {
      const response = await register(newAda)
      expect(response.status).toBe(200)
      expect((await me(ada)).body).toMatchObject({
        success: true,
        data: {
          data: {
            _id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
            name: 'Ada Lovelace',
            firstName: 'Ada',
            lastName: 'Lovelace',
            username: 'ada',
            email: 'ada@example.com',
            phone: '+4930901820',
            dateOfBirth: '',
            location: null,
            profileImage: '',
            interests: [],
            events: [],
            friends: [],
            version: expect.any(String),
          },
        },
      })
    })

    test('accepts names in any script, normalised and trimmed', async () => {
      await register(newAda, { firstName: '  Zoe\u0308 ', lastName: 'بنت محمد' })
      expect((await me(ada)).body).toMatchObject({
        data: { data: { firstName: 'Zo\u00eb', lastName: 'بنت محمد', name: 'Zo\u00eb بنت محمد' } },
      })
    })

    test('stores a phone number as typed if it does not parse as international', async () => {
      await register(newAda, { phone: 'ask my sister' })
      expect((await me(ada)).body).toMatchObject({ data: { data: { phone: 'ask my sister' } } })
    })

    test.each([
      ['with an extension', '+1 650 253 0000 ext. 136', '+1 650 253 0000 ext. 136'],
      ['with a short extension', '+1 650 253 0000 x5', '+1 650 253 0000 x5'],
      ['with a note', '+351 912 345 678 (evenings)', '+351 912 345 678 (evenings)'],
      ['with a word before it', 'mobile +351 912 345 678', 'mobile +351 912 345 678'],
      ['with a pause and digits', '+351 912 345 678,,12', '+351 912 345 678,,12'],
      ['and another number', '+351 912 345 678 / +351 913 345 678', null],
      ['with signs between the digits', '+1 (650) 253-0000', '+16502530000'],
      ['with full-width digits', '＋３５１ ９１２\u3000３４５ ６７８', '+351912345678'],
      ['with directional marks', '\u202a+351 912 345 678\u202c', '+351912345678'],
    ])('stores a phone number %s without cutting it', async (_, typed, stored) => {
      await register(newAda, { phone: typed })
      expect((await me(ada)).body).toMatchObject({ data: { data: { phone: stored ?? typed } } })
    })

    test('stores the username without invisible and full-width characters', async () => {
      await register(newAda, { username: '\u200bＡda\u2060' })
      expect((await me(ada)).body).toMatchObject({ data: { data: { username: 'Ada' } } })
    })

    test('does not require last name, phone and password', async () => {
      const { firstName, username, email } = registrationOf(newAda, 'ada')
      const response = await world().as(newAda, 'POST', '/users/register', {
        firstName,
        username,
        email,
      })
      expect(response.status).toBe(200)
    })

    test('updates the record and renews the token when it is repeated', async () => {
      const first = await register(newAda)
      const again = await register(newAda, { firstName: 'Augusta', username: 'Augusta' })
      expect(again.status).toBe(200)
      expect(pendingTokenFrom(again)).not.toBe(pendingTokenFrom(first))
      expect((await me(ada)).body).toMatchObject({
        data: { data: { firstName: 'Augusta', username: 'Augusta' } },
      })
      const rows = await world().db.execute(sql`select uid from members`)
      expect(rows).toMatchObject({ rows: [{ uid: 'uid-ada' }] })
    })

    test('does not change a verified record, and returns a token that is not valid', async () => {
      await register(newAda)
      await me(ada)
      const late = await register(newAda, { firstName: 'Mallory', username: 'mallory' })
      expect(late.status).toBe(200)
      const read = await world().ask('GET', '/users/me', { token: pendingTokenFrom(late) })
      expect([read.status, read.code]).toEqual([401, 'invalid-token'])
      expect((await me(ada)).body).toMatchObject({ data: { data: { firstName: 'Ada' } } })
    })

    test('rejects an email other than the token’s', async () => {
      const response = await register(newAda, { email: 'ben@example.com' })
      expect([response.status, response.code]).toEqual([403, 'email-mismatch'])
    })

    test('accepts the token’s email in another case', async () => {
      expect((await register(newAda, { email: 'ADA@Example.com' })).status).toBe(200)
    })

    test('accepts the username of an expired registration, in any case', async () => {
      await register(newAda)
      world().clock.now += 7 * days + 1
      expect((await register(ben, { username: 'ADA' })).status).toBe(200)
    })

    test('rejects a username that is taken, in any case', async () => {
      await register(ben, { username: 'Ada' })
      const response = await register(newAda, { username: 'aDA' })
      expect([response.status, response.code]).toEqual([409, 'username-taken'])
      expect(response.body).toMatchObject({ error: 'This username is already taken.' })
    })

    test.each(['admin', 'R00T', 'sup.port', 'edit-profile'])(
      'rejects the reserved username %s with the message for a taken one',
      async (username) => {
        const response = await register(newAda, { username })
        expect([response.status, response.code]).toEqual([409, 'username-taken'])
        expect(response.body).toMatchObject({ error: 'This username is already taken.' })
        expect((await register(newAda)).status).toBe(200)
      },
    )

    test('releases a username whose holder did not verify the email within 7 days', async () => {
      const newBen = { ...ben, verified: false }
      await register(newBen, { username: 'ada' })
      world().clock.now += 7 * days
      expect((await register(newAda)).code).toBe('username-taken')
      world().clock.now += 1
      expect((await register(newAda)).status).toBe(200)
    })

    test('never releases the username of a verified member', async () => {
      await register(ben, { username: 'ada' })
      world().clock.now += 365 * days
      expect((await register(newAda)).code).toBe('username-taken')
    })

    test('replaces the record of an identity that no longer exists: same email, other uid', async () => {
      await register(newAda)
      world().clock.now += 60_000
      const reborn = { ...newAda, uid: 'uid-ada-2' }
      expect((await register(reborn)).status).toBe(200)
      expect((await me(ada)).code).toBe('not-registered')
      expect((await me({ ...ada, uid: 'uid-ada-2' })).status).toBe(200)
    })

    test('rejects a deleted account', async () => {
      await register(ada)
      await world().as(ada, 'DELETE', '/users/delete-account')
      for (const person of [ada, newAda]) {
        const response = await register(person)
        expect([response.status, response.code]).toEqual([401, 'account-deleted'])
      }
    })

    test('does not store the password', async () => {
      await register(newAda)
      for (const table of ['members', 'identities', 'pending_tokens', 'rate_limits']) {
        const stored = await world().db.execute(sql.raw(`select * from ${table}`))
        expect(JSON.stringify(stored)).not.toContain('correct horse')
      }
    })

    test.each([
      ['no first name', { firstName: '' }, 'Please enter your first name.'],
      [
        'a name of zero-width characters',
        { firstName: '\u200b\u200d' },
        'Please enter your first name.',
      ],
      [
        'a first name of 101 characters',
        { firstName: 'x'.repeat(101) },
        'Please keep the first name to 100 characters or fewer.',
      ],
      [
        'a last name of 101 characters',
        { lastName: 'x'.repeat(101) },
        'Please keep the last name to 100 characters or fewer.',
      ],
      ['a username of 2 characters', { username: 'ad' }, usernameMessage],
      ['a username of 31 characters', { username: 'a'.repeat(31) }, usernameMessage],
      ['a space in the username', { username: 'ada l' }, usernameMessage],
      ['an at sign in the username', { username: 'ada@home' }, usernameMessage],
      ['letters of another script in the username', { username: 'аda' }, usernameMessage],
      [
        'a password of 4097 characters',
        { password: 'x'.repeat(4097) },
        'Please keep the password to 4096 characters or fewer.',
      ],
      [
        'a phone number of 41 characters',
        { phone: '1'.repeat(41) },
        'Please keep the phone number to 40 characters or fewer.',
      ],
      [
        'a number as a name',
        { firstName: 7 },
        'Please keep the first name to 100 characters or fewer.',
      ],
      ['a uid in the body', { uid: 'uid-ben' }, 'The request contains an unknown field.'],
    ])('rejects %s', async (_, change, message) => {
      const response = await register(newAda, change)
      expect([response.status, response.code]).toEqual([400, 'invalid-body'])
      const [name] = Object.keys(change)
      const field = name === 'uid' ? {} : { field: name }
      expect(response.body).toMatchObject({ error: message, ...field })
    })
  })
}

const usernameMessage =
  'Please choose a username of 3 to 30 letters, numbers, dots, hyphens or underscores.'
