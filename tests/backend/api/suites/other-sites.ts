import { describe, expect, test } from 'vitest'
import { documentedAnswers } from '../support/contract.ts'
import { goodBodies } from '../support/good-bodies.ts'
import { ada, grace, registrationOf, socialBodyOf } from '../support/people.ts'
import { storedRows } from '../support/stored.ts'
import type { World } from '../support/world.ts'

/** What a page of another site can make a browser send without being asked first (CORS preflight). */
export const otherSitesSuite = (world: () => World): void => {
  const membersMoveIn = async () => {
    await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    await world().as(ada, 'GET', '/users/me')
    world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    return storedRows(world().db)
  }
  const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const documented = async () =>
    documentedAnswers((await world().ask('GET', '/openapi.json')).body).filter(
      ({ status }) => status === 200,
    )

  describe('a page of another site', () => {
    test.each([
      'text/plain',
      'text/plain;application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])('changes nothing by what a form may send as %s', async (type) => {
      const before = await membersMoveIn()
      for (const [path, { person, body }] of Object.entries(goodBodies)) {
        const method = path === '/users/update' ? 'PUT' : 'POST'
        const answer = await world().ask(method, path, {
          ...(person === null ? {} : { token: await world().tokenOf(person) }),
          headers: { ...from, 'content-type': type },
          body: JSON.stringify(body),
        })
        expect([path, answer.code]).toEqual([path, 'not-json'])
      }
      expect(await storedRows(world().db)).toEqual(before)
    })

    test('changes nothing by a link or a picture: GET and HEAD only read', async () => {
      const before = await membersMoveIn()
      const token = await world().tokenOf(ada)
      for (const { path } of await documented()) {
        await world().ask('GET', path, { token, headers: from })
        await world().ask('HEAD', path, { token, headers: from })
      }
      expect(await storedRows(world().db)).toEqual(before)
    })

    test('reaches no record without a token, which no browser sends by itself', async () => {
      await membersMoveIn()
      const cookie = `token=${await world().tokenOf(ada)}; __session=${await world().tokenOf(ada)}`
      for (const { method, path } of await documented()) {
        if (!path.startsWith('/users/') || path in openToVisitors) continue
        const answer = await world().ask(method, path, { headers: { ...from, cookie } })
        expect([path, answer.code]).toEqual([path, 'missing-token'])
      }
    })
  })
}

/** Calls that need no sign-in: a report, and the address behind a username and its password. */
const openToVisitors: Readonly<Record<string, true>> = {
  '/users/report-bug': true,
  '/users/resolve-login': true,
}
