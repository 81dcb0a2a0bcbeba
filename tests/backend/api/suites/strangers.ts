import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Sent } from '../support/ask.ts'
import { documentedAnswers } from '../support/contract.ts'
import { goodBodies } from '../support/good-bodies.ts'
import {
  ada,
  ben,
  grace,
  newcomer,
  type Person,
  registrationOf,
  socialBodyOf,
} from '../support/people.ts'
import { makeSigningKey } from '../support/signing-key.ts'
import { pendingTokenFrom } from '../support/values.ts'
import { claimsOf, projectId, type World } from '../support/world.ts'

/** Everybody who is not Ada, at every call, naming her wherever something can be named (IDOR). */
export const strangersSuite = (world: () => World): void => {
  const picture = `https://firebasestorage.googleapis.com/v0/b/${projectId}.appspot.com/o/profile_images%2Fuid-ada?alt=media`

  const adaMovesIn = async () => {
    const { body } = goodBodies['/users/update'] ?? { body: {} }
    await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada-l'))
    const secrets = { ...body, phone: '+4940123456', profileImage: picture }
    expect((await world().as(ada, 'PUT', '/users/update', secrets)).status).toBe(200)
    await world().as(ada, 'POST', '/users/interests', { interests: ['Stargazing'] })
    await world().as(ben, 'POST', '/users/register', registrationOf(ben, 'ben'))
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    world().passwords.set(ada.email, { password: 'only Ada knows', uid: ada.uid })
  }

  /** Ada's rows, as they are stored. */
  const adaStored = async () =>
    JSON.stringify([
      await world().db.execute(sql`select * from members where uid = ${ada.uid}`),
      await world().db.execute(sql`select * from identities where uid = ${ada.uid}`),
    ])

  /** What nobody but Ada may read. */
  const secretsOfAda = async (): Promise<readonly string[]> => {
    const { rows } = (await world().db.execute(
      sql`select id from members where uid = ${ada.uid}`,
    )) as unknown as { rows: readonly { id: string }[] }
    return [rows[0]?.id ?? 'no id', ada.email, '+4940123456', 'Stargazing', 'Mitte', '1990-12-31']
  }

  const strangers: Record<string, () => Promise<Sent>> = {
    'without a token': async () => ({}),
    'with a token of another shape': async () => ({ token: ada.uid }),
    'with Ada’s claims and no signature': async () => ({ token: await unsigned(ada) }),
    'with Ada’s claims under another key': async () => ({
      token: await (await makeSigningKey('key-1')).sign(claimsOf(ada, world().clock.now)),
    }),
    'with Ada’s token of yesterday': async () => ({
      token: await world().key.sign(claimsOf(ada, world().clock.now - 86_400_000)),
    }),
    'with Ada’s token for another project': async () => ({
      token: await world().tokenOf(ada, { aud: 'other', iss: 'https://securetoken.google.com/o' }),
    }),
    'who is another member': () => tokenOf(ben),
    'who came by Google': () => tokenOf(grace),
    'who has not verified an address': () => tokenOf(newcomer),
    'who is verified and has no record': () => tokenOf({ ...newcomer, verified: true }),
    'who has deleted an account': async () => {
      const gone = { ...newcomer, uid: 'uid-gone', email: 'gone@example.com' }
      await world().as(gone, 'DELETE', '/users/delete-account')
      return tokenOf(gone)
    },
    'whose uid is Ada’s in capitals': () => tokenOf({ ...ben, uid: 'UID-ADA', email: 'x@y.test' }),
    'whose uid begins like Ada’s': () => tokenOf({ ...ben, uid: 'uid-ada2', email: 'x@y.test' }),
    'whose uid is a pattern': () => tokenOf({ ...ben, uid: 'uid-a%', email: 'x@y.test' }),
    'whose uid is SQL': () => tokenOf({ ...ben, uid: `x' or uid='uid-ada`, email: 'x@y.test' }),
    'with the pending token of a registration': async () => ({
      token: pendingTokenFrom(
        await world().as(newcomer, 'POST', '/users/register', registrationOf(newcomer, 'newcomer')),
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

  /** The call as it is meant, and as somebody would send it who wants Ada's record. */
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
      await adaMovesIn()
      const secrets = await secretsOfAda()
      const before = await adaStored()
      const credentials = await strangers[who]?.()
      const { body } = await world().ask('GET', '/openapi.json')
      const calls = new Set(documentedAnswers(body).map(({ method, path }) => `${method} ${path}`))
      for (const call of calls) {
        const [method = '', path = ''] = call.split(' ')
        for (const { suffix = '', ...sent } of attempts(path)) {
          const answer = await world().ask(method, path + suffix, { ...credentials, ...sent })
          const said = JSON.stringify(answer.body)
          expect(answer.status).toBeLessThan(500)
          expect([call, secrets.filter((secret) => said.includes(secret))]).toEqual([call, []])
        }
      }
      expect(await adaStored()).toBe(before)
    })

    test('is told apart from Ada by the same attempts', async () => {
      await adaMovesIn()
      const before = await adaStored()
      const answer = await world().as(ada, 'PUT', '/users/update', { firstName: 'Augusta' })
      expect(answer.status).toBe(200)
      expect(await adaStored()).not.toBe(before)
      const { body } = await world().as(ada, 'GET', '/users/me')
      for (const secret of await secretsOfAda()) expect(JSON.stringify(body)).toContain(secret)
    })
  })
}
