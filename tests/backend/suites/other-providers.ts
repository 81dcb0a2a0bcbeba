import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { linkedProviders } from '../support/linked-providers.ts'
import { ada, type Person, socialBodyOf } from '../support/people.ts'
import { byGoogle } from '../support/prepared-account.ts'
import { hours } from '../support/values.ts'
import type { World } from '../support/world.ts'

/** Whose provider: which sign-ins of one uid the API accepts, whatever the identity service leaves linked. */
export const otherProvidersSuite = (world: () => World): void => {
  const {
    stored,
    register,
    login,
    socialAuth,
    expectNoTrace,
    byApple,
    linked,
    own,
    password,
    foreign,
    account,
    passwordSet,
    refusedEverywhere,
    expectRefused,
    answersTo,
  } = linkedProviders(world)

  beforeEach(() => world().db.execute(sql`delete from bug_reports`))

  describe('a stranger’s provider on the identity of another person’s email', () => {
    test.each([
      ['keeps it linked', [own, foreign]],
      ['drops it', [own]],
    ])('is refused by every route if the identity service %s', async (_, providers) => {
      account(...providers)
      await expectRefused(byApple)
      await register()
      await expectRefused(byApple)
      expect((await socialAuth(byGoogle)).status).toBe(200)
      await expectNoTrace()
      world().clock.now += 2 * hours
      await expectRefused(byApple)
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
    })

    test('is refused after someone has opened the verification link', async () => {
      await register()
      account(password, foreign)
      await expectRefused(byApple)
      // Nor does a password open the record, which the holder of the other account may have set.
      await expectRefused(ada)
      account(password)
      expect((await login(ada)).status).toBe(200)
      world().clock.now += 60_000
      await expectRefused(byApple)
    })

    test('is looked up at most 20 times a minute, by whichever route', async () => {
      account(own, foreign)
      for (let request = 0; request < 20; request++) await world().as(byApple, 'GET', '/users/me')
      const answers = Object.values(await answersTo(byApple))
      expect(new Set(answers)).toEqual(new Set(['429 too-many-requests']))
    })

    test('is refused when ten requests race with the owner’s first', async () => {
      await register()
      account(own, foreign)
      const [first, ...rest] = await Promise.all([
        socialAuth(byGoogle),
        ...Array.from({ length: 5 }, () => [
          world().as(byApple, 'GET', '/users/me'),
          world().as(byApple, 'DELETE', '/users/delete-account'),
        ]).flat(),
      ])
      expect(first?.status).toBe(200)
      expect(new Set(rest.map(({ code }) => code))).toEqual(new Set(['provider-not-accepted']))
      await expectNoTrace()
    })

    test('cannot set a password that opens the record, before or after the owner’s first request', async () => {
      passwordSet(own, foreign, password)
      await expectRefused(ada)
      await socialAuth(byGoogle)
      world().clock.now += hours
      passwordSet(own, foreign, password)
      await expectRefused(ada)
      // The stranger unlinks the own provider, which is no proof either.
      passwordSet(own, password)
      await expectRefused(ada)
    })

    const withApple = (id: string) => ({
      firebase: {
        identities: { 'google.com': [`id of ${ada.uid}`], 'apple.com': [id] },
        sign_in_provider: 'google.com',
      },
    })

    test('that the site has unlinked cannot set a password later, because the API has seen it', async () => {
      account(own)
      const token = await world().tokenOf(byGoogle, withApple('mallory'))
      const body = socialBodyOf(byGoogle, 'Ada')
      expect((await world().ask('POST', '/users/social-auth', { token, body })).status).toBe(200)
      world().clock.now += hours
      // The stranger has linked the own account again, set a password and unlinked it.
      passwordSet(own, password)
      await expectRefused(ada)
    })

    test('of the same email does not keep the owner from setting a password later', async () => {
      account(own, linked('apple.com', ada.email, 'ada'))
      const token = await world().tokenOf(byGoogle, withApple('ada'))
      const body = socialBodyOf(byGoogle, 'Ada')
      expect((await world().ask('POST', '/users/social-auth', { token, body })).status).toBe(200)
      world().clock.now += hours
      passwordSet(own, password)
      expect((await login(ada)).status).toBe(200)
    })

    test('is refused when it replaces the owner’s at the identity service', async () => {
      account(own)
      await socialAuth(byGoogle)
      account(linked('google.com', 'mallory@gmail.test', 'mallory'))
      const exchanged = {
        firebase: { identities: { 'google.com': ['mallory'] }, sign_in_provider: 'google.com' },
      }
      const answers = await answersTo(byGoogle, await world().tokenOf(byGoogle, exchanged))
      expect(answers).toEqual(refusedEverywhere)
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
    })

    test('of the owner’s own provider opens nothing, whichever account is linked when the API asks', async () => {
      const second = linked('google.com', 'mallory@gmail.test', 'mallory')
      const bySecond = () =>
        world().tokenOf(byGoogle, {
          firebase: { identities: { 'google.com': ['mallory'] }, sign_in_provider: 'google.com' },
        })
      for (const entry of [second, own]) {
        account(entry)
        expect(await answersTo(byGoogle, await bySecond())).toEqual(refusedEverywhere)
      }
      account(second)
      await expectRefused(byGoogle)
      account(own)
      expect((await socialAuth(byGoogle)).status).toBe(200)
      for (const entry of [second, own]) {
        account(entry)
        expect(await answersTo(byGoogle, await bySecond())).toEqual(refusedEverywhere)
        expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
      }
      world().clock.now += hours
      passwordSet(password)
      await expectRefused(ada)
    })

    test('that was accepted is replaced by another account of the email, and its sign-ins end', async () => {
      await socialAuth(byGoogle)
      const early = await world().tokenOf(byGoogle)
      world().clock.now += 60_000
      account(linked('google.com', ada.email, 'recycled'))
      const token = await world().tokenOf(byGoogle, {
        firebase: { identities: { 'google.com': ['recycled'] }, sign_in_provider: 'google.com' },
      })
      expect((await world().ask('GET', '/users/me', { token })).status).toBe(200)
      expect((await world().ask('GET', '/users/me', { token: early })).code).toBe('invalid-token')
      expect((await world().as(byGoogle, 'GET', '/users/me')).code).toBe('provider-not-accepted')
      passwordSet(password)
      await expectRefused(ada)
    })

    test.each([
      ['changed', foreign.email],
      ['removed', ''],
    ])('is refused when the identity’s email is %s to match it', async (_, email) => {
      account(own)
      await socialAuth(byGoogle)
      world().clock.now += 60_000
      world().accounts.set(ada.uid, { email, providers: [own, foreign] })
      const before = await stored()
      const answers = Object.values(await answersTo({ ...byApple, email }))
      expect(new Set(answers.map((answer) => answer.split(' ')[0]))).toEqual(new Set(['403']))
      await world().as({ ...byGoogle, email: foreign.email }, 'GET', '/users/me')
      expect(await stored()).toBe(before)
    })

    test('is refused with a token from before the identity’s email was changed to match it', async () => {
      world().accounts.set(ada.uid, { email: foreign.email, providers: [foreign] })
      await expectRefused(byApple)
    })

    test('is logged by its code, without an email or a token', async () => {
      account(own, foreign)
      await world().as(byApple, 'GET', '/users/me')
      const line = world()
        .lines.map((text) => JSON.parse(text))
        .at(-1)
      expect(line).toMatchObject({ uid: ada.uid, status: 403, problem: 'provider-not-accepted' })
      expect(world().lines.join()).not.toMatch(/@|eyJ/)
    })
  })

  describe('a provider’s own account', () => {
    test('with a private relay address opens the record that it created', async () => {
      const relayed: Person = { ...byApple, uid: 'uid-relay', email: 'x7@privaterelay.appleid.com' }
      expect((await socialAuth(relayed)).status).toBe(200)
      expect((await world().as(relayed, 'GET', '/users/me')).status).toBe(200)
    })

    test('keeps opening the record after its email has changed there', async () => {
      expect((await socialAuth(byGoogle)).status).toBe(200)
      account(linked('google.com', 'renamed@gmail.test'))
      expect((await socialAuth(byGoogle)).status).toBe(200)
    })
  })

  describe('a record from before accepted providers were stored', () => {
    const forget = () =>
      world().db.execute(sql`update members set accepted_providers = null, owner_since = null`)

    test('accepts its password and the owner’s provider, and refuses a stranger’s', async () => {
      await register()
      await login(ada)
      await forget()
      account(password, own, foreign)
      await expectRefused(byApple)
      expect((await world().as(ada, 'GET', '/users/me')).status).toBe(200)
      expect((await socialAuth(byGoogle)).body).toMatchObject({
        data: { notice: 'password-also-opens' },
      })
    })

    test('keeps its password when its member first returns by Google', async () => {
      await register()
      await login(ada)
      await forget()
      account(password, own)
      expect((await socialAuth(byGoogle)).body).toMatchObject({
        data: { notice: 'password-also-opens' },
      })
      expect((await login(ada)).status).toBe(200)
    })

    test('accepts a password that was set after its member has returned by Google', async () => {
      await socialAuth(byGoogle)
      await forget()
      await socialAuth(byGoogle)
      passwordSet(own, password)
      expect((await login(ada)).status).toBe(200)
    })

    test('accepts Google, and stays as it is while the identity service is down', async () => {
      await world().as(byGoogle, 'POST', '/users/social-auth', socialBodyOf(byGoogle, 'Ada'))
      await forget()
      const token = await world().tokenOf(byGoogle)
      const down = await world().withoutLookup()('GET', '/users/me', { token })
      expect(down.code).toBe('identity-unreachable')
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
      expect((await world().withoutLookup()('GET', '/users/me', { token })).status).toBe(200)
    })

    test('looks a provider up once more if it was stored without the id of its account', async () => {
      await world().as(byGoogle, 'POST', '/users/social-auth', socialBodyOf(byGoogle, 'Ada'))
      await world().db.execute(
        sql`update members set accepted_providers = '{google.com,apple.com}'`,
      )
      const token = await world().tokenOf(byGoogle)
      const down = await world().withoutLookup()('GET', '/users/me', { token })
      expect(down.code).toBe('identity-unreachable')
      account(own, foreign)
      await expectRefused(byApple)
      expect((await world().as(byGoogle, 'GET', '/users/me')).status).toBe(200)
      expect((await world().withoutLookup()('GET', '/users/me', { token })).status).toBe(200)
    })
  })
}
