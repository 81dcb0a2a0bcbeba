import { describe, expect, test } from 'vitest'
import { documentedResponses } from '../support/contract.ts'
import { goodBodies } from '../support/good-bodies.ts'
import { ada, grace, registrationOf, socialBodyOf } from '../support/people.ts'
import { storedRows } from '../support/stored.ts'
import type { World } from '../support/world.ts'

/** Requests that a page of another site can send without a CORS preflight. */
export const otherSitesSuite = (world: () => World): void => {
  const createMembers = async () => {
    await world().as(ada, 'POST', '/users/register', registrationOf(ada, 'ada'))
    await world().as(grace, 'POST', '/users/social-auth', socialBodyOf(grace, 'Grace Hopper'))
    await world().as(ada, 'GET', '/users/me')
    world().passwords.set(ada.email, { password: 'right', uid: ada.uid })
    return storedRows(world().db)
  }
  const from = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const documented = async () =>
    documentedResponses((await world().ask('GET', '/openapi.json')).body).filter(
      ({ status }) => status === 200,
    )

  describe('a page of another site', () => {
    test.each([
      'text/plain',
      'text/plain;application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ])('changes nothing with a form submission of type %s', async (type) => {
      const before = await createMembers()
      for (const [path, { person, body }] of Object.entries(goodBodies)) {
        const method = path === '/users/update' ? 'PUT' : 'POST'
        const response = await world().ask(method, path, {
          ...(person === null ? {} : { token: await world().tokenOf(person) }),
          headers: { ...from, 'content-type': type },
          body: JSON.stringify(body),
        })
        expect([path, response.code]).toEqual([path, 'not-json'])
      }
      expect(await storedRows(world().db)).toEqual(before)
    })

    test('changes nothing with a link or an image: GET and HEAD only read', async () => {
      const before = await createMembers()
      const token = await world().tokenOf(ada)
      for (const { path } of await documented()) {
        await world().ask('GET', path, { token, headers: from })
        await world().ask('HEAD', path, { token, headers: from })
      }
      expect(await storedRows(world().db)).toEqual(before)
    })

    test('gets no record without a token, which no browser sends automatically', async () => {
      await createMembers()
      const cookie = `token=${await world().tokenOf(ada)}; __session=${await world().tokenOf(ada)}`
      for (const { method, path } of await documented()) {
        if (!path.startsWith('/users/') || path in openToVisitors) continue
        const response = await world().ask(method, path, { headers: { ...from, cookie } })
        expect([path, response.code]).toEqual([path, 'missing-token'])
      }
    })
  })
}

/** Routes that require no sign-in. */
const openToVisitors: Readonly<Record<string, true>> = {
  '/users/report-bug': true,
  '/users/resolve-login': true,
}
