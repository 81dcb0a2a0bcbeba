import { beforeEach, describe, expect, test } from 'vitest'
import { deferred } from '../../support/deferred.ts'
import { storedIdentity } from '../../support/early-page.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { json } from '../../support/scripted-server.ts'
import { reloadEarlyPage } from './early-reload.ts'
import { accountAnswer, ada, startIdentityStub, tokenAnswer, tokenOf } from './identity-stub.ts'

const service = await startIdentityStub()
const verified = tokenOf(true)

/** Ada has signed in, with tokens that are valid for this time in seconds. */
const signIn = async (expiresIn: number) => {
  const tokens = { access_token: verified, refresh_token: 'r', expires_in: `${expiresIn}` }
  service.respond('/v1/token', json(200, tokens))
  service.respond(
    'accounts:signInWithPassword',
    json(200, {
      ...{ localId: 'uid-ada', idToken: verified, refreshToken: 'r' },
      expiresIn: `${expiresIn}`,
    }),
  )
  await service.open().signIn(ada)
}

const end = () => {
  service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
  service.respond('/v1/token', tokenAnswer(verified))
}

beforeEach(end)

describe.each([
  [503, 'UNAVAILABLE', 'The service is currently unavailable.'],
  [500, 'INTERNAL', 'Internal error encountered.'],
  [429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'],
])('an identity service that answers %i', (code, status, message) => {
  const outage = json(code, { error: { code, message, status } })

  test('to the lookup at a page load leaves the member signed in (fault 123)', async () => {
    await signIn(3_600)
    service.respond('accounts:lookup', outage)
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(await page.idToken({ fresh: false })).toBe(verified)
    end()
    expect(await (await service.reloadPage()).restore()).toMatchObject({ uid: 'uid-ada' })
  })

  test('to the refresh of an expired token at a page load leaves the member signed in (fault 123)', async () => {
    await signIn(0)
    service.respond('/v1/token', outage)
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ uid: 'uid-ada' })
    expect(await failureKindOf(page.idToken({ fresh: false }))).toBe('unreachable')
    end()
    expect(await page.idToken({ fresh: false })).toBe(verified)
    expect(await (await service.reloadPage()).restore()).toMatchObject({ uid: 'uid-ada' })
  })

  test('to the lookup of the library, after that of the page, changes nothing (fault 123)', async () => {
    await signIn(3_600)
    const now = Date.now()
    const { identity, idle } = await reloadEarlyPage(
      service,
      storedIdentity(verified, now + 3_600_000),
      now,
    )
    const restored = await identity.restore()
    const watched = deferred<unknown>()
    identity.watch((snapshot, change) => watched.resolve([snapshot, change]))
    service.respond('accounts:lookup', outage)
    idle()
    expect(await watched.promise).toEqual([restored, { sessionRevoked: false }])
    expect(identity.current()).toEqual(restored)
  })
})
