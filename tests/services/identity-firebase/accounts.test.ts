import { deleteApp, getApps } from 'firebase/app'
import { describe, expect, test } from 'vitest'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { cut, json } from '../../support/scripted-server.ts'
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

/** A token of a sign-in with Google, without a verified email. */
const googleToken = tokenWith({
  sub: 'uid-ada',
  exp: 9_999_999_999,
  firebase: { sign_in_provider: 'google.com' },
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the first call', () => {
  test('starts the library once, also with parallel calls', async () => {
    const identity = service.open()
    await Promise.all([
      identity.restore(),
      identity.restore(),
      identity.idToken({ fresh: true }).catch(() => {}),
    ])
    expect(await identity.signIn(ada)).toMatchObject({ uid: 'uid-ada' })
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  })

  test('creates the default app, which the picture store uses', async () => {
    await service.openUnnamed().restore()
    const apps = getApps().filter(({ name }) => name === '[DEFAULT]')
    expect(apps).toHaveLength(1)
    await Promise.all(apps.map(deleteApp))
  })

  test('calls a watcher, unless it was stopped', async () => {
    const identity = service.open()
    const received: [who: string, identity: IdentitySnapshot | null][] = []
    const stop = identity.watch((seen) => received.push(['stopped', seen]))
    identity.watch((seen) => received.push(['waiting', seen]))
    stop()
    await identity.restore()
    await settled()
    expect(received).toEqual([['waiting', null]])
  })
})

describe('signing in', () => {
  test.each([
    [' ADA@Example.com ', 'ada@example.com'],
    ['ada@example.com', 'Ada@Example.com'],
  ])('with “%s” signs in the account %s', async (email, known) => {
    service.respond('accounts:lookup', accountAnswer({ email: known }))
    const identity = service.open()
    expect(await identity.signIn({ ...ada, email })).toMatchObject({ email: known })
  })

  test.each([
    ['another email', accountAnswer({ email: 'ben@example.com' })],
    ['no email', json(200, { users: [{ localId: 'uid-ada' }] })],
  ])('is superseded if the account of the service has %s', async (_what, answer) => {
    service.respond('accounts:lookup', answer)
    const identity = service.open()
    expect(await failureKindOf(identity.signIn(ada))).toBe('superseded')
    expect(identity.current()).toBeNull()
  })

  test('with a password is superseded if the token is from a provider', async () => {
    service.respond(
      'accounts:signInWithPassword',
      json(200, { localId: 'uid-ada', idToken: googleToken, refreshToken: 'r', expiresIn: '3600' }),
    )
    const identity = service.open()
    expect(await failureKindOf(identity.signIn(ada))).toBe('superseded')
    expect(identity.current()).toBeNull()
  })
})

describe('signing up', () => {
  test('sends the name to the service', async () => {
    await service.open().signUp(ada)
    expect(service.requestsTo('accounts:signUp')).toMatchObject([
      { email: ada.email, password: ada.password },
    ])
    expect(service.requestsTo('accounts:update')).toMatchObject([{ displayName: 'Ada' }])
  })
})

describe('a page that is reloaded', () => {
  test('fetches a token with the verified email', async () => {
    await service.open().signUp(ada)
    service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
    service.respond('/v1/token', tokenAnswer(tokenOf(true)))
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ emailVerified: true })
    expect(service.requestsTo('/v1/token')).toHaveLength(1)
    expect(await page.idToken({ fresh: false })).toBe(tokenOf(true))
  })

  test('restores the identity even if no token can be fetched', async () => {
    await service.open().signUp(ada)
    service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
    service.respond('/v1/token', cut)
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ uid: 'uid-ada', emailVerified: true })
  })

  test('fetches no token while the email is not verified', async () => {
    await service.open().signUp(ada)
    await (await service.reloadPage()).restore()
    expect(service.requestsTo('/v1/token')).toEqual([])
  })

  test('fetches a token with the verified email also after a sign-in with a provider', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.respond('/v1/token', tokenAnswer(googleToken))
    await identity.idToken({ fresh: true })
    service.respond('accounts:lookup', accountAnswer({ emailVerified: true }))
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ authType: 'google', emailVerified: true })
    expect(service.requestsTo('/v1/token')).toHaveLength(2)
  })
})

describe('unlinking', () => {
  test('removes the providers from the account', async () => {
    service.respond(
      'accounts:lookup',
      accountAnswer({
        providerUserInfo: [{ providerId: 'password' }, { providerId: 'apple.com' }],
      }),
    )
    const identity = service.open()
    await identity.signIn(ada)
    await identity.unlink(['apple'])
    expect(service.requestsTo('accounts:update')).toMatchObject([{ deleteProvider: ['apple.com'] }])
  })
})

describe('emails', () => {
  test('of a verification link back to /login (spec 4.17)', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    await identity.sendVerificationEmail()
    expect(service.requestsTo('accounts:sendOobCode')).toMatchObject([
      {
        requestType: 'VERIFY_EMAIL',
        continueUrl: `https://trellis.example/login#verified=${encodeURIComponent(ada.email)}`,
      },
    ])
  })

  test.each([
    ['TOKEN_EXPIRED', 'session expired'],
    ['USER_NOT_FOUND', 'session expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('fail with %s as “%s”', async (message, kind) => {
    const identity = service.open()
    await identity.signUp(ada)
    service.respond('accounts:sendOobCode', errorAnswer(message))
    expect(await failureKindOf(identity.sendVerificationEmail())).toBe(kind)
  })

  test('for a new password are requested for the email alone (spec 7.42)', async () => {
    await service.open().sendPasswordReset(ada.email)
    expect(service.requestsTo('accounts:sendOobCode')).toMatchObject([
      { requestType: 'PASSWORD_RESET', email: ada.email },
    ])
  })

  test.each([
    ['EMAIL_NOT_FOUND', 'nothing'],
    ['INVALID_EMAIL', 'invalid email'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('for a new password fail with %s as “%s”', async (message, kind) => {
    service.respond('accounts:sendOobCode', errorAnswer(message))
    expect(await failureKindOf(service.open().sendPasswordReset(ada.email))).toBe(kind)
  })
})

describe('a reload', () => {
  test.each([
    ['USER_NOT_FOUND', 'session expired'],
    ['TOKEN_EXPIRED', 'session expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('fails with %s as “%s”', async (message, kind) => {
    const identity = service.open()
    await identity.signUp(ada)
    service.respond('accounts:lookup', errorAnswer(message))
    expect(await failureKindOf(identity.reload())).toBe(kind)
  })

  test('fetches no token if the current one already has the verified email', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.respond(
      'accounts:lookup',
      accountAnswer({ emailVerified: true, displayName: 'Ada King' }),
    )
    service.respond('/v1/token', tokenAnswer(tokenOf(true)))
    const reloaded = await identity.reload()
    expect(reloaded).toMatchObject({ emailVerified: true, displayName: 'Ada King' })
    await identity.reload()
    expect(service.requestsTo('/v1/token')).toHaveLength(1)
  })
})

describe('a removal', () => {
  test.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND'])(
    'of a deleted account (%s) removes the persisted identity',
    async (message) => {
      const identity = service.open()
      await identity.signUp(ada)
      service.respond('accounts:delete', errorAnswer(message))
      await identity.remove()
      expect(identity.current()).toBeNull()
      expect(await (await service.reloadPage()).restore()).toBeNull()
    },
  )

  test('that is rejected keeps the member signed in', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.respond('accounts:delete', errorAnswer('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await failureKindOf(identity.remove())).toBe('too many requests')
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  })
})
