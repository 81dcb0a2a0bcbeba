import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Sent } from '../support/ask.ts'
import { documentedResponses } from '../support/contract.ts'
import { goodBodies } from '../support/good-bodies.ts'
import {
  ada,
  ben,
  grace,
  type Person,
  registrationOf,
  socialBodyOf,
  unregistered,
} from '../support/people.ts'
import { makeSigningKey } from '../support/signing-key.ts'
import { pendingTokenFrom } from '../support/values.ts'
import { claimsOf, projectId, type World } from '../support/world.ts'

/** Every kind of client other than Ada, on every route, with Ada's identifiers in every field (IDOR). */
export const strangersSuite = (world: () => World): void => {
  const picture = `https://firebasestorage.googleapis.com/v0/b/${projectId}.appspot.com/o/profile_images%2Fuid-ada?alt=media&token=6c5b`

  const createAda = async () => {
    const { body } = goodBodies['/users/update'] ?? { body: {} }
    await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada-l'))
    const secrets = { ...body, phone: '+4940123456', profileImage: picture }
    expect((await world().as(ada, 'PUT', '/users/update', secrets)).status).toBe(200)
    await world().as(ada, 'POST', '/users/interests', { interests: ['Stargazing'] })
    await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    world().passwords.set(ada.email, { password: 'only Ada knows', uid: ada.uid })
  }

  /** Ada's stored rows. */
  const adaStored = async () =>
    JSON.stringify([
      await world().db.execute(sql`select * from members where uid = ${ada.uid}`),
      await world().db.execute(sql`select * from identities where uid = ${ada.uid}`),
    ])

  /** Values that only Ada may read. */
  const secretsOfAda = async (): Promise<readonly string[]> => {
    const { rows } = (await world().db.execute(
      sql`select id from members where uid = ${ada.uid}`,
    )) as unknown as { rows: readonly { id: string }[] }
    return [rows[0]?.id ?? 'no id', ada.email, '+4940123456', 'Stargazing', 'Mitte', '1990-12-31']
  }

  const strangers: Record<string, () => Promise<Sent>> = {
    'without a token': async () => ({}),
    'with a malformed token': async () => ({ token: ada.uid }),
    'with Ada’s claims and no signature': async () => ({ token: await unsigned(ada) }),
    'with Ada’s claims, signed with another key': async () => ({
      token: await (await makeSigningKey('key-1')).sign(claimsOf(ada, world().clock.now)),
    }),
    'with Ada’s expired token': async () => ({
      token: await world().key.sign(claimsOf(ada, world().clock.now - 86_400_000)),
    }),
    'with Ada’s token for another project': async () => ({
      token: await world().tokenOf(ada, { aud: 'other', iss: 'https://securetoken.google.com/o' }),
    }),
    'who is another member': () => tokenOf(ben),
    'who signed in with Google': () => tokenOf(grace),
    'who has not verified an email': () => tokenOf(unregistered),
    'who has not verified Ada’s email': () => tokenOf({ ...ada, verified: false }),
    'who linked Google to Ada’s unverified email': () =>
      tokenOf({ ...ada, verified: false, provider: 'google.com' }),
    'who is verified and has no record': () => tokenOf({ ...unregistered, verified: true }),
    'who has deleted an account': async () => {
      const gone = { ...unregistered, uid: 'uid-gone', email: 'gone@example.com', verified: true }
      await world().as(gone, 'DELETE', '/users/delete-account')
      return tokenOf(gone)
    },
    'whose uid is Ada’s in capitals': () => tokenOf({ ...ben, uid: 'UID-ADA', email: 'x@y.test' }),
    'whose uid begins like Ada’s': () => tokenOf({ ...ben, uid: 'uid-ada2', email: 'x@y.test' }),
    'whose uid is a pattern': () => tokenOf({ ...ben, uid: 'uid-a%', email: 'x@y.test' }),
    'whose uid is SQL': () => tokenOf({ ...ben, uid: `x' or uid='uid-ada`, email: 'x@y.test' }),
    'with the pending token of a registration': async () => ({
      token: pendingTokenFrom(
        await world().as(
          unregistered,
          'POST',
          '/users/register',
          registrationOf(unregistered, 'newcomer'),
        ),
      ),
    }),
  }
  const tokenOf = async (person: Person): Promise<Sent> => ({
    token: await world().tokenOf(person),
  })
  const unsigned = async (person: Person): Promise<string> => {
    const [, claims] = (await world().tokenOf(person)).split('.')
    return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
  }

  /** The regular request, and variations of it that try to get Ada's record. */
  const attempts = (path: string): readonly (Sent & { suffix?: string })[] => {
    const good = goodBodies[path]?.body
    const names: Record<string, unknown> = {
      ...{ email: ada.email, firebaseUid: ada.uid, username: 'ada-l', profileImage: picture },
      ...{ providerId: ada.uid, password: 'wrong', uid: ada.uid, _id: ada.uid },
    }
    const inPlace = Object.entries(names).filter(
      ([name]) => name in (good ?? {}) || /id$/.test(name),
    )
    const bodies =
      good === undefined
        ? [undefined]
        : inPlace.map(([name, value]) => ({ ...good, [name]: value }))
    const named = { 'x-user-id': ada.uid, 'x-auth-type': 'local', 'x-forwarded-user': ada.email }
    return [
      ...bodies.map((body) => (body === undefined ? {} : { body })),
      { headers: named, ...(good === undefined ? {} : { body: good }) },
      {
        suffix: `?uid=${ada.uid}&userId=${ada.uid}`,
        ...(good === undefined ? {} : { body: good }),
      },
      { suffix: `/${ada.uid}`, ...(good === undefined ? {} : { body: good }) },
    ]
  }

  describe('a stranger', () => {
    test.each(Object.keys(strangers))('%s neither reads nor changes Ada’s record', async (who) => {
      await createAda()
      const secrets = await secretsOfAda()
      const before = await adaStored()
      const credentials = await strangers[who]?.()
      const { body } = await world().ask('GET', '/openapi.json')
      const routes = new Set(
        documentedResponses(body).map(({ method, path }) => `${method} ${path}`),
      )
      for (const route of routes) {
        const [method = '', path = ''] = route.split(' ')
        for (const { suffix = '', ...sent } of attempts(path)) {
          const response = await world().ask(method, path + suffix, { ...credentials, ...sent })
          const text = JSON.stringify(response.body)
          expect(response.status).toBeLessThan(500)
          expect([route, secrets.filter((secret) => text.includes(secret))]).toEqual([route, []])
        }
      }
      expect(await adaStored()).toBe(before)
    })

    test('fails where Ada succeeds', async () => {
      await createAda()
      const before = await adaStored()
      const response = await world().as(ada, 'PUT', '/users/update', { firstName: 'Augusta' })
      expect(response.status).toBe(200)
      expect(await adaStored()).not.toBe(before)
      const { body } = await world().as(ada, 'GET', '/users/me')
      for (const secret of await secretsOfAda()) expect(JSON.stringify(body)).toContain(secret)
    })
  })
}
