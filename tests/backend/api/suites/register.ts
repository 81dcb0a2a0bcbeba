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
    test('makes the record of a new identity, whose address need not be verified yet (spec 1.23, 3.01, 3.02, 3.03, 3.04, 3.05, 3.06, 3.07, 3.08, 3.09, 3.10, 3.11, 3.12, 3.13)', async () => {
      const answer = await register(newAda)
      expect(answer.status).toBe(200)
      expect((await me(ada)).body).toMatchObject({
        success: true,
        data: {
          data: {
            _id: expect.stringMatching(/^\S+$/),
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
          },
        },
      })
    })

    test('takes names of any script as they are, composed and without spaces around them', async () => {
      await register(newAda, { firstName: '  Zoe\u0308 ', lastName: 'بنت محمد' })
      expect((await me(ada)).body).toMatchObject({
        data: { data: { firstName: 'Zo\u00eb', lastName: 'بنت محمد', name: 'Zo\u00eb بنت محمد' } },
      })
    })

    test('keeps a phone number that does not read as international as it was typed', async () => {
      await register(newAda, { phone: 'ask my sister' })
      expect((await me(ada)).body).toMatchObject({ data: { data: { phone: 'ask my sister' } } })
    })

    test('lets last name, phone and password be left out', async () => {
      const { firstName, username, email } = registrationOf(newAda, 'ada')
      const answer = await world().as(newAda, 'POST', '/users/register', {
        firstName,
        username,
        email,
      })
      expect(answer.status).toBe(200)
    })

    test('repeated by the same identity updates the one record and renews the token', async () => {
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

    test('changes nothing on a verified record, and answers a token that opens nothing', async () => {
      await register(newAda)
      await me(ada)
      const late = await register(newAda, { firstName: 'Mallory', username: 'mallory' })
      expect(late.status).toBe(200)
      const read = await world().ask('GET', '/users/me', { token: pendingTokenFrom(late) })
      expect([read.status, read.code]).toEqual([401, 'invalid-token'])
      expect((await me(ada)).body).toMatchObject({ data: { data: { firstName: 'Ada' } } })
    })

    test('refuses an address that is not the token’s', async () => {
      const answer = await register(newAda, { email: 'ben@example.com' })
      expect([answer.status, answer.code]).toEqual([403, 'email-mismatch'])
    })

    test('takes the token’s address without regard to case and spaces', async () => {
      expect((await register(newAda, { email: ' ADA@Example.com ' })).status).toBe(200)
    })

    test('refuses a username that somebody holds, whatever its case', async () => {
      await register(ben, { username: 'Ada' })
      const answer = await register(newAda, { username: 'aDA' })
      expect([answer.status, answer.code]).toEqual([409, 'username-taken'])
      expect(answer.body).toMatchObject({ error: 'This username is already taken.' })
    })

    test('gives a username on when its holder never verified the address within 7 days', async () => {
      const newBen = { ...ben, verified: false }
      await register(newBen, { username: 'ada' })
      world().clock.now += 7 * days
      expect((await register(newAda)).code).toBe('username-taken')
      world().clock.now += 1
      expect((await register(newAda)).status).toBe(200)
    })

    test('never gives away the username of a verified member', async () => {
      await register(ben, { username: 'ada' })
      world().clock.now += 365 * days
      expect((await register(newAda)).code).toBe('username-taken')
    })

    test('replaces the record of an identity that is gone: same address, other uid', async () => {
      await register(newAda)
      world().clock.now += 60_000
      const reborn = { ...newAda, uid: 'uid-ada-2' }
      expect((await register(reborn)).status).toBe(200)
      expect((await me(ada)).code).toBe('not-registered')
      expect((await me({ ...ada, uid: 'uid-ada-2' })).status).toBe(200)
    })

    test('does not let a token from before push out the newer identity of an address', async () => {
      const stale = await world().tokenOf(newAda)
      world().clock.now += 60_000
      await register({ ...newAda, uid: 'uid-ada-2' })
      const answer = await world().ask('POST', '/users/register', {
        token: stale,
        body: registrationOf(newAda, 'other'),
      })
      expect([answer.status, answer.code]).toEqual([409, 'email-taken'])
    })

    test('refuses a deleted account', async () => {
      await register(newAda)
      await world().as(newAda, 'DELETE', '/users/delete-account')
      const answer = await register(newAda)
      expect([answer.status, answer.code]).toEqual([401, 'account-deleted'])
    })

    test('stores the password nowhere', async () => {
      await register(newAda)
      for (const table of ['members', 'identities', 'pending_tokens', 'rate_limits']) {
        const stored = await world().db.execute(sql.raw(`select * from ${table}`))
        expect(JSON.stringify(stored)).not.toContain('correct horse')
      }
    })

    test.each([
      ['no first name', { firstName: '' }, 'Please enter a first name of at most 100 characters.'],
      [
        'a name of zero-width characters',
        { firstName: '\u200b\u200d' },
        'Please enter a first name of at most 100 characters.',
      ],
      [
        'a name of 101 characters',
        { lastName: 'x'.repeat(101) },
        'Please check the last name: at most 100 characters.',
      ],
      [
        'a line break in a name',
        { firstName: 'Ada\nX' },
        'Please enter a first name of at most 100 characters.',
      ],
      [
        'NUL in a name',
        { lastName: 'a\0b' },
        'Please check the last name: at most 100 characters.',
      ],
      [
        'half a surrogate pair',
        { lastName: '\ud800' },
        'Please check the last name: at most 100 characters.',
      ],
      ['a username of 2', { username: 'ad' }, usernameSentence],
      ['a username of 31', { username: 'a'.repeat(31) }, usernameSentence],
      ['a space in the username', { username: 'ada l' }, usernameSentence],
      ['an at-sign in the username', { username: 'ada@home' }, usernameSentence],
      ['letters of another script in the username', { username: 'аda' }, usernameSentence],
      [
        'a password of 4097',
        { password: 'x'.repeat(4097) },
        'Please check the password: at most 4096 characters.',
      ],
      [
        'a phone number of 41',
        { phone: '1'.repeat(41) },
        'Please check the phone number: at most 40 characters.',
      ],
      [
        'a number for a name',
        { firstName: 7 },
        'Please enter a first name of at most 100 characters.',
      ],
      ['a uid of its own', { uid: 'uid-ben' }, 'There is a field that this call does not know.'],
    ])('refuses %s', async (_, change, sentence) => {
      const answer = await register(newAda, change)
      expect([answer.status, answer.code]).toEqual([400, 'invalid-body'])
      expect(answer.body).toMatchObject({ error: sentence })
    })
  })
}

const usernameSentence =
  'Please choose a username of 3 to 30 letters, digits, dots, hyphens or underscores.'
