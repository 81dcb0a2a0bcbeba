import { describe, expect, test } from 'vitest'
import { ada, grace, newAda, type Person, registrationOf, socialBodyOf } from '../support/people.ts'
import { userFrom } from '../support/values.ts'
import type { World } from '../support/world.ts'

export const socialAuthSuite = (world: () => World): void => {
  const enter = (person: Person, changes: Record<string, unknown> = {}) =>
    world().as(person, 'POST', '/users/social-auth', {
      ...socialBodyOf(person, 'Grace Brewster Hopper'),
      ...changes,
    })

  describe('POST /users/social-auth', () => {
    test('makes the record where there is none', async () => {
      const answer = await enter(grace, { phone: '+1 202 555 0143' })
      expect(answer.status).toBe(200)
      expect(answer.body).toMatchObject({
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

    test('answers the same record the next time, and leaves it as the member has it', async () => {
      const first = await enter(grace)
      await world().as(grace, 'PUT', '/users/update', { firstName: 'Amazing' })
      const again = await enter(grace, { name: 'Somebody Else' })
      expect(again.body).toEqual(
        expect.objectContaining({
          data: {
            user: { ...userFrom(first), firstName: 'Amazing', name: 'Amazing Brewster Hopper' },
          },
        }),
      )
    })

    test('gives two people of one name two usernames', async () => {
      await enter(grace)
      const other = { ...grace, uid: 'uid-grace-2', email: 'grace2@example.com' }
      const answer = await enter(other)
      expect(userFrom(answer).username).toMatch(/^grace\.brewster\.hopper-\d{8}$/)
    })

    test('finds a username for a name without Latin letters', async () => {
      const answer = await enter(grace, { name: '山田 花子' })
      expect(userFrom(answer).username).toMatch(/^member-\d{8}$/)
    })

    test('makes a record for an account without name, address and phone (fault 65)', async () => {
      const nameless: Person = { uid: 'uid-x', email: '', verified: false, provider: 'apple.com' }
      const answer = await enter(nameless, { name: '' })
      expect(answer.body).toMatchObject({ data: { user: { name: '', email: '' } } })
    })

    test('keeps the picture that Google serves', async () => {
      const picture = 'https://lh3.googleusercontent.com/a/photo=s96-c'
      expect(userFrom(await enter(grace, { profileImage: picture })).profileImage).toBe(picture)
    })

    test.each([
      'https://evil.example/lh3.googleusercontent.com/a.png',
      'http://lh3.googleusercontent.com/a/photo',
      'https://lh3.googleusercontent.com.evil.example/a',
      'https://lh4.googleusercontent.com/a/photo',
      'https://lh3.googleusercontent.com:8443/a/photo',
      'https://evil@lh3.googleusercontent.com/a/photo',
      'javascript:alert(1)',
      'no address at all',
    ])('drops the picture %s', async (profileImage) => {
      expect(userFrom(await enter(grace, { profileImage })).profileImage).toBe('')
    })

    test('takes over an unverified registration of the same identity and verifies it', async () => {
      await world().as(newAda, 'POST', '/users/register', registrationOf(newAda, 'ada'))
      const byGoogle = { ...ada, provider: 'google.com' as const }
      const answer = await enter(byGoogle)
      expect(answer.body).toMatchObject({ data: { user: { username: 'ada' } } })
      const withdrawal = await world().as(newAda, 'DELETE', '/users/delete-account')
      expect(withdrawal.code).toBe('email-not-verified')
    })

    test('replaces the record of an identity that is gone', async () => {
      await enter(grace)
      world().clock.now += 60_000
      expect((await enter({ ...grace, uid: 'uid-grace-2' })).status).toBe(200)
      expect((await world().as(grace, 'GET', '/users/me')).code).toBe('not-registered')
    })

    test('does not let an older token push out the newer identity of an address', async () => {
      const token = await world().tokenOf(grace)
      world().clock.now += 60_000
      await enter({ ...grace, uid: 'uid-grace-2' })
      const body = socialBodyOf(grace, 'Grace')
      const answer = await world().ask('POST', '/users/social-auth', { token, body })
      expect([answer.status, answer.code]).toEqual([409, 'email-taken'])
    })

    test('refuses a provider that the token does not name', async () => {
      const answer = await enter(grace, { provider: 'apple' })
      expect([answer.status, answer.code]).toEqual([403, 'wrong-account'])
    })

    test('refuses a password sign-in', async () => {
      expect((await enter(ada)).code).toBe('wrong-account')
      expect((await enter(newAda)).code).toBe('email-not-verified')
    })

    test('refuses another address than the token’s', async () => {
      const answer = await enter(grace, { email: 'ada@example.com' })
      expect([answer.status, answer.code]).toEqual([403, 'email-mismatch'])
    })

    test('refuses a deleted account', async () => {
      await enter(grace)
      await world().as(grace, 'DELETE', '/users/delete-account')
      const answer = await enter(grace)
      expect([answer.status, answer.code]).toEqual([401, 'account-deleted'])
    })

    test('refuses an unknown provider and an unknown field', async () => {
      expect((await enter(grace, { provider: 'facebook' })).code).toBe('invalid-body')
      expect((await enter(grace, { role: 'admin' })).code).toBe('invalid-body')
    })
  })
}
