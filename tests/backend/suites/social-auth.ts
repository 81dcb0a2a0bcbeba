import { describe, expect, test } from 'vitest'
import { members } from '../../../backend/database/schema.ts'
import { ada, grace, newAda, type Person, registrationOf, socialBodyOf } from '../support/people.ts'
import { userFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const socialAuthSuite = (world: () => World): void => {
  const signIn = (person: Person, changes: Record<string, unknown> = {}) =>
    world().as(person, 'POST', '/users/social-auth', {
      ...socialBodyOf(person, 'Grace Brewster Hopper'),
      ...changes,
    })

  describe('POST /users/social-auth', () => {
    test('creates the record if there is none', async () => {
      const response = await signIn(grace, { phone: '+1 202 555 0143' })
      expect(response.status).toBe(200)
      expect(response.body).toMatchObject({
        success: true,
        data: {
          user: {
            firstName: 'Grace',
            lastName: 'Brewster Hopper',
            username: 'grace.brewster.hopper',
            email: 'grace@example.com',
            phone: '+12025550143',
            interests: [],
          },
        },
      })
    })

    test('returns the same record the next time, with the member’s changes', async () => {
      const first = await signIn(grace)
      await world().as(grace, 'PUT', '/users/update', { firstName: 'Amazing' })
      const again = await signIn(grace, { name: 'Another Name' })
      expect(again.body).toEqual(
        expect.objectContaining({
          data: {
            notice: null,
            user: {
              ...userFrom(first),
              ...{ firstName: 'Amazing', name: 'Amazing Brewster Hopper' },
              version: expect.any(String),
            },
          },
        }),
      )
    })

    test('gives two people with the same name different usernames', async () => {
      await signIn(grace)
      const other = { ...grace, uid: 'uid-grace-2', email: 'grace2@example.com' }
      const response = await signIn(other)
      expect(userFrom(response).username).toMatch(/^grace\.brewster\.hopper-\d{8}$/)
    })

    test('derives a username for a name without Latin letters', async () => {
      const response = await signIn(grace, { name: '山田 花子' })
      expect(userFrom(response).username).toMatch(/^member-\d{8}$/)
    })

    test('creates a record for an account without name, email and phone (fault 65)', async () => {
      const nameless: Person = { uid: 'uid-x', email: '', verified: false, provider: 'apple.com' }
      const response = await signIn(nameless, { name: '' })
      expect(response.body).toMatchObject({ data: { user: { name: '', email: '' } } })
    })

    test('stores the URL of a picture on Google’s origin', async () => {
      const picture = 'https://lh3.googleusercontent.com/a/photo=s96-c'
      expect(userFrom(await signIn(grace, { profileImage: picture })).profileImage).toBe(picture)
    })

    test.each([
      'https://evil.example/lh3.googleusercontent.com/a.png',
      'http://lh3.googleusercontent.com/a/photo',
      'https://lh3.googleusercontent.com.evil.example/a',
      'https://lh4.googleusercontent.com/a/photo',
      'https://lh3.googleusercontent.com:8443/a/photo',
      'https://evil@lh3.googleusercontent.com/a/photo',
      'javascript:alert(1)',
      'not a URL',
    ])('ignores the picture %s, and does not store it', async (profileImage) => {
      expect(userFrom(await signIn(grace, { profileImage })).profileImage).toBe('')
      expect(await world().db.select({ stored: members.profileImage }).from(members)).toEqual([
        { stored: '' },
      ])
    })

    test('replaces an unverified registration of the same identity', async () => {
      await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'ada'))
      const byGoogle = { ...ada, provider: 'google.com' as const }
      const response = await signIn(byGoogle)
      expect(response.body).toMatchObject({ data: { user: { username: 'grace.brewster.hopper' } } })
      const withdrawal = await world().as(newAda, 'DELETE', '/users/delete-account')
      expect(withdrawal.code).toBe('email-not-verified')
    })

    test('does not replace a newer identity’s record with an older token', async () => {
      const token = await world().tokenOf(grace)
      world().clock.now += 60_000
      await signIn({ ...grace, uid: 'uid-grace-2' })
      for (const [path, body] of [
        ['/users/social-auth', socialBodyOf(grace, 'Grace')],
        ['/users/register', registrationOf(grace, 'grace')],
      ] as const) {
        const response = await world().ask('POST', path, { token, body })
        expect([response.status, response.code]).toEqual([409, 'email-taken'])
      }
    })

    test('rejects a provider other than the token’s', async () => {
      const response = await signIn(grace, { provider: 'apple' })
      expect([response.status, response.code]).toEqual([403, 'wrong-account'])
    })

    test('rejects a password sign-in', async () => {
      expect((await signIn(ada)).code).toBe('wrong-account')
      expect((await signIn(newAda)).code).toBe('email-not-verified')
    })

    test('rejects an email other than the token’s', async () => {
      const response = await signIn(grace, { email: 'ada@example.com' })
      expect([response.status, response.code]).toEqual([403, 'email-mismatch'])
    })

    test('rejects a deleted account', async () => {
      await signIn(grace)
      await world().as(grace, 'DELETE', '/users/delete-account')
      const response = await signIn(grace)
      expect([response.status, response.code]).toEqual([401, 'account-deleted'])
    })

    test('rejects an unknown provider and an unknown field', async () => {
      expect((await signIn(grace, { provider: 'facebook' })).code).toBe('invalid-body')
      expect((await signIn(grace, { role: 'admin' })).code).toBe('invalid-body')
    })
  })
}
