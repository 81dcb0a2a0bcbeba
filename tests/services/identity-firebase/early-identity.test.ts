import type { ServerResponse } from 'node:http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { earlyRequestKey } from '../../../src/app/prerendered.ts'
import { deferred } from '../../support/deferred.ts'
import { openEarlyPage, storedIdentity } from '../../support/early-page.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { type Answer, json } from '../../support/scripted-server.ts'
import { reloadEarlyPage } from './early-reload.ts'
import {
  accountAnswer,
  ada,
  errorAnswer,
  startIdentityStub,
  tokenAnswer,
  tokenOf,
  tokenWith,
} from './identity-stub.ts'

const service = await startIdentityStub()

const now = Date.now()
const verified = tokenOf(true)
const valid = storedIdentity(verified, now + 3_600_000)

/** Ada has signed in, and her email is verified. */
beforeEach(async () => {
  service.respond(
    'accounts:signInWithPassword',
    json(200, { localId: 'uid-ada', idToken: verified, refreshToken: 'r', expiresIn: '3600' }),
  )
  service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
  await service.open().signIn(ada)
})

const reloadPage = (atStart: string | null = valid) => reloadEarlyPage(service, atStart, now)

describe('an identity that the page has looked up', () => {
  test('is restored without the library, which loads when the page is idle', async () => {
    const { identity, idle, lookups } = await reloadPage()
    const onChange = vi.fn()
    identity.watch(onChange)
    const restored = await identity.restore()
    expect(restored).toMatchObject({ uid: 'uid-ada', email: ada.email, emailVerified: true })
    expect(identity.current()).toEqual(restored)
    expect(await identity.idToken({ fresh: false })).toBe(verified)
    expect(lookups()).toEqual([{ idToken: verified }])
    expect(onChange).not.toHaveBeenCalled()

    idle()
    expect(identity.current()).toEqual(restored)
    await vi.waitFor(() =>
      expect(onChange.mock.calls).toEqual([[restored, { sessionRevoked: false }]]),
    )
    expect(identity.current()).toEqual(restored)
  })

  test.each([
    ['local', {}, {}],
    [
      'google',
      { firebase: { sign_in_provider: 'google.com' } },
      {
        ...{ displayName: 'Mallory', photoUrl: 'https://mallory.example/me.png' },
        providerUserInfo: [
          { providerId: 'google.com', email: ada.email, displayName: 'Ada', rawId: '1' },
          { providerId: 'apple.com', email: '', photoUrl: 'https://apple.example/a.png' },
        ],
      },
    ],
    ['local', {}, { displayName: '', phoneNumber: '+4930901820', email: undefined }],
  ])(
    'is the one that the library restores, signed in with %s',
    async (authType, claims, account) => {
      const token = tokenWith({ email_verified: true, exp: now / 1000 + 3600, ...claims })
      service.respond('/v1/token', tokenAnswer(token))
      service.respond('accounts:lookup', accountAnswer({ emailVerified: true, ...account }))
      const withLibrary = await service.reloadPage()
      await withLibrary.restore()
      await withLibrary.idToken({ fresh: true })
      const { identity } = await reloadPage(storedIdentity(token, now + 3_600_000))
      expect(await identity.restore()).toEqual({ ...withLibrary.current(), authType })
    },
  )

  test('has a refreshed token if the stored one has expired', async () => {
    const refreshed = tokenWith({ email_verified: true })
    service.respond('/v1/token', tokenAnswer(refreshed))
    const { identity, lookups, page } = await reloadPage(storedIdentity('expired', now))
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(service.requestsTo('/v1/token')).toEqual([
      { grant_type: 'refresh_token', refresh_token: 'r' },
    ])
    expect(lookups()).toEqual([{ idToken: refreshed }])
    expect(await identity.idToken({ fresh: false })).toBe(refreshed)
    expect(page[earlyRequestKey]?.headers.authorization).toBe(`Bearer ${refreshed}`)
  })

  test('uses a stored token until five minutes before it expires, when the library refreshes it', async () => {
    service.respond('/v1/token', tokenAnswer(verified))
    await openEarlyPage(storedIdentity(verified, now + 300_001), { now }).earlyLookup?.token
    expect(service.requestsTo('/v1/token')).toHaveLength(0)
    await openEarlyPage(storedIdentity(verified, now + 300_000), { now }).earlyLookup?.token
    expect(service.requestsTo('/v1/token')).toHaveLength(1)
  })

  test('is asked for a fresh token with the library', async () => {
    const { identity } = await reloadPage()
    await identity.restore()
    const fresh = tokenWith({ email_verified: true, fresh: true })
    service.respond('/v1/token', tokenAnswer(fresh))
    expect(await identity.idToken({ fresh: true })).toBe(fresh)
    expect(await identity.idToken({ fresh: false })).toBe(fresh)
  })

  test('is looked up once, and its token is not left on the page', async () => {
    const { identity, page, lookups } = await reloadPage()
    const restoring = identity.restore()
    expect(page).not.toHaveProperty('earlyLookup')
    await restoring
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(lookups()).toHaveLength(2)
  })
})

describe('the library restores the identity', () => {
  const brokenBody: Answer = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('{"users":[', () => response.destroy())
  }

  test.each<[string, Answer]>([
    ['was refused', errorAnswer('INTERNAL')],
    ['failed', (response) => void response.destroy()],
    ['broke off in its body', brokenBody],
    ['has no account', json(200, { users: [] })],
    ['has an account without uid', json(200, { users: [{ emailVerified: true }] })],
    ['has no JSON', (response) => void response.end('<html>')],
    ['has an unverified email', accountAnswer({ emailVerified: false })],
  ])('if the response to the lookup %s', async (_, answer) => {
    service.respond('accounts:lookup', answer)
    const { identity, page, lookups } = await reloadPage()
    await page.earlyLookup?.response.catch(() => {})
    service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(lookups()).toHaveLength(2)
  })

  test('if the token is from before the verification of the email', async () => {
    const { identity, lookups } = await reloadPage(storedIdentity(tokenOf(false), now + 3_600_000))
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(lookups()).toHaveLength(2)
  })

  test('if the service refuses to refresh the token', async () => {
    service.respond('/v1/token', errorAnswer('TOKEN_EXPIRED'))
    const { identity, lookups } = await reloadPage(storedIdentity('expired', now))
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(lookups()).toEqual([{ idToken: verified }])
  })

  test.each([null, '{"uid":', '{}', 'null'])(
    'if the browser stores %s, and the page requests nothing',
    async (stored) => {
      const { identity, page, lookups } = await reloadPage(stored)
      expect(page).not.toHaveProperty('earlyLookup')
      expect(page).not.toHaveProperty(earlyRequestKey)
      expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
      expect(lookups()).toHaveLength(1)
    },
  )

  test('if another tab has stored another identity meanwhile', async () => {
    const { identity, lookups, store } = await reloadPage()
    store(storedIdentity(verified, now + 7_200_000))
    expect(await identity.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(lookups()).toHaveLength(2)
  })

  test('if it has been loaded meanwhile', async () => {
    const { identity, page } = await reloadPage()
    await page.earlyLookup?.response
    service.respond('accounts:lookup', errorAnswer('USER_DISABLED'))
    const token = identity.idToken({ fresh: false })
    const restored = identity.restore()
    expect(await failureKindOf(token)).toBe('not signed in')
    expect(await restored).toBeNull()
  })
})

describe('before the library has loaded', () => {
  test('a sign-out ends the session at once, removes the stored identity, and does not load the library', async () => {
    const { identity, epoch, stored, lookups } = await reloadPage()
    await identity.restore()
    const onChange = vi.fn()
    identity.watch(onChange)
    const before = epoch.now()
    const ended = identity.signOut()
    expect(identity.current()).toBeNull()
    expect(epoch.now()).toBeGreaterThan(before)
    expect(stored()).toBeUndefined()
    await ended
    await vi.dynamicImportSettled()
    expect(onChange).not.toHaveBeenCalled()
    expect(lookups()).toHaveLength(1)
  })

  test('a sign-out while it restores the identity signs the library out too', async () => {
    const { identity, idle, lookups } = await reloadPage()
    await identity.restore()
    const answered = deferred()
    service.respond('accounts:lookup', async (response, request) => {
      await answered.promise
      await accountAnswer({ emailVerified: true })(response, request)
    })
    idle()
    await vi.waitFor(() => expect(lookups()).toHaveLength(2))
    await identity.signOut()
    expect(identity.current()).toBeNull()
    answered.resolve()
    await identity.ready()
    expect(identity.current()).toBeNull()
    service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
    expect(await (await service.reloadPage()).restore()).toBeNull()
  })

  test.each([
    ['while the page is idle', (page: Reloaded) => page.idle()],
    ['in this browser', (page: Reloaded) => page.store(storedIdentity('of Ben', now + 3_600_000))],
  ])('another member who signs in in another tab is noticed %s', async (_, notice) => {
    const page = await reloadPage()
    const { identity, epoch } = page
    await identity.restore()
    const before = epoch.now()
    service.respond('accounts:lookup', accountAnswer({ localId: 'uid-ben', emailVerified: true }))
    const reported = new Promise((resolve) => identity.watch(resolve))
    notice(page)
    expect(await reported).toMatchObject({ uid: 'uid-ben' })
    expect(epoch.now()).toBeGreaterThan(before)
    expect(identity.current()).toMatchObject({ uid: 'uid-ben' })
  })

  test.each([
    ['is refused, as a revoked session', true],
    ['finds no stored identity, as a sign-out in another tab', false],
  ])('the end of the session is reported if the library %s', async (_, isStored) => {
    const { identity, idle, store } = await reloadPage()
    await identity.restore()
    service.respond('accounts:lookup', errorAnswer('USER_DISABLED'))
    const reported = new Promise((resolve) =>
      identity.watch((snapshot, change) => resolve([snapshot, change])),
    )
    if (!isStored) store(null)
    idle()
    expect(await reported).toEqual([null, { sessionRevoked: isStored }])
    expect(identity.current()).toBeNull()
  })

  test('a service that uses its session loads it', async () => {
    const { identity, lookups } = await reloadPage()
    await identity.restore()
    await identity.ready()
    expect(lookups()).toHaveLength(2)
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  })
})

type Reloaded = Awaited<ReturnType<typeof reloadEarlyPage>>

test('sends nothing more if another tab has logged out while the token was refreshed', async () => {
  const sent: string[] = []
  const page = openEarlyPage(storedIdentity('old-token', 0), {
    now: 1,
    isLoggedOut: () => sent.length > 0,
    send: async (url) => {
      sent.push(String(url))
      return new Response('{"access_token":"new-token"}')
    },
  })
  await expect(page.earlyLookup?.token).rejects.toThrow()
  await expect(page.earlyLookup?.response).rejects.toThrow()
  expect(sent).toEqual([expect.stringContaining('/v1/token')])
})
