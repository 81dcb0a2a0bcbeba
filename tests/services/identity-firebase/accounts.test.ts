import { deleteApp, getApps } from 'firebase/app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { failing } from '../../support/failing.ts'
import { cut, json } from '../../support/scripted-server.ts'
import {
  ada,
  gives,
  knows,
  refuses,
  startWrittenService,
  tokenOf,
  tokenWith,
  type WrittenService,
} from './written-service.ts'

let service: WrittenService

beforeAll(async () => {
  service = await startWrittenService()
})

beforeEach(() => service.reset())

afterAll(() => service.stop())

/** A token of a member whom Google has signed in, whose address it does not call verified. */
const googleToken = tokenWith({
  sub: 'uid-ada',
  exp: 9_999_999_999,
  firebase: { sign_in_provider: 'google.com' },
})

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the first call', () => {
  test('starts the library once, however many make it at a time', async () => {
    const identity = service.open()
    await Promise.all([
      identity.restore(),
      identity.restore(),
      identity.idToken({ fresh: true }).catch(() => {}),
    ])
    expect(await identity.signIn(ada)).toMatchObject({ uid: 'uid-ada' })
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  })

  test('makes the app that the picture store asks for the member', async () => {
    await service.openUnnamed().restore()
    const apps = getApps().filter(({ name }) => name === '[DEFAULT]')
    expect(apps).toHaveLength(1)
    await Promise.all(apps.map(deleteApp))
  })

  test('is heard of by a watcher, unless it has stopped before', async () => {
    const identity = service.open()
    const heard: [who: string, identity: IdentitySnapshot | null][] = []
    const stop = identity.watch((seen) => heard.push(['stopped', seen]))
    identity.watch((seen) => heard.push(['waiting', seen]))
    stop()
    await identity.restore()
    await settled()
    expect(heard).toEqual([['waiting', null]])
  })
})

describe('signing in', () => {
  test.each([
    [' ADA@Example.com ', 'ada@example.com'],
    ['ada@example.com', 'Ada@Example.com'],
  ])('as “%s” is signing in as %s', async (email, known) => {
    service.says('accounts:lookup', knows({ email: known }))
    const identity = service.open()
    expect(await identity.signIn({ ...ada, email })).toMatchObject({ email: known })
  })

  test.each([
    ['another address', knows({ email: 'ben@example.com' })],
    ['no address', json(200, { users: [{ localId: 'uid-ada' }] })],
  ])('lets nobody in whom the service knows by %s', async (_what, answer) => {
    service.says('accounts:lookup', answer)
    const identity = service.open()
    expect(await failing(identity.signIn(ada))).toBe('overtaken')
    expect(identity.current()).toBeNull()
  })

  test('by password lets nobody in whom a provider has signed in', async () => {
    service.says(
      'accounts:signInWithPassword',
      json(200, { localId: 'uid-ada', idToken: googleToken, refreshToken: 'r', expiresIn: '3600' }),
    )
    const identity = service.open()
    expect(await failing(identity.signIn(ada))).toBe('overtaken')
    expect(identity.current()).toBeNull()
  })
})

describe('signing up', () => {
  test('gives the name to the service', async () => {
    await service.open().signUp(ada)
    expect(service.asked('accounts:signUp')).toMatchObject([
      { email: ada.email, password: ada.password },
    ])
    expect(service.asked('accounts:update')).toMatchObject([{ displayName: 'Ada' }])
  })
})

describe('a page that is loaded anew', () => {
  test('asks for a token that knows of the verification', async () => {
    await service.open().signUp(ada)
    service.says('accounts:lookup', knows({ emailVerified: true }))
    service.says('/v1/token', gives(tokenOf(true)))
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ emailVerified: true })
    expect(service.asked('/v1/token')).toHaveLength(1)
    expect(await page.idToken({ fresh: false })).toBe(tokenOf(true))
  })

  test('shows who is remembered though no token can be had', async () => {
    await service.open().signUp(ada)
    service.says('accounts:lookup', knows({ emailVerified: true }))
    service.says('/v1/token', cut)
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ uid: 'uid-ada', emailVerified: true })
  })

  test('asks for no token while the address is not verified', async () => {
    await service.open().signUp(ada)
    await (await service.reloadPage()).restore()
    expect(service.asked('/v1/token')).toEqual([])
  })

  test('asks for none for a member of a provider', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.says('/v1/token', gives(googleToken))
    await identity.idToken({ fresh: true })
    service.says('accounts:lookup', knows({ emailVerified: true }))
    const page = await service.reloadPage()
    expect(await page.restore()).toMatchObject({ authType: 'google', emailVerified: true })
    expect(service.asked('/v1/token')).toHaveLength(1)
  })
})

describe('mails', () => {
  test('lead back to the site', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    await identity.sendVerificationEmail()
    expect(service.asked('accounts:sendOobCode')).toMatchObject([
      { requestType: 'VERIFY_EMAIL', continueUrl: 'https://trellis.example/login' },
    ])
  })

  test.each([
    ['TOKEN_EXPIRED', 'session expired'],
    ['USER_NOT_FOUND', 'session expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('are refused with %s: “%s”', async (message, kind) => {
    const identity = service.open()
    await identity.signUp(ada)
    service.says('accounts:sendOobCode', refuses(message))
    expect(await failing(identity.sendVerificationEmail())).toBe(kind)
  })

  test.each([
    ['EMAIL_NOT_FOUND', 'nothing'],
    ['INVALID_EMAIL', 'invalid email'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('for a new password are refused with %s: “%s”', async (message, kind) => {
    service.says('accounts:sendOobCode', refuses(message))
    expect(await failing(service.open().sendPasswordReset(ada.email))).toBe(kind)
  })
})

describe('a reload', () => {
  test.each([
    ['USER_NOT_FOUND', 'session expired'],
    ['TOKEN_EXPIRED', 'session expired'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'too many requests'],
  ])('is refused with %s: “%s”', async (message, kind) => {
    const identity = service.open()
    await identity.signUp(ada)
    service.says('accounts:lookup', refuses(message))
    expect(await failing(identity.reload())).toBe(kind)
  })

  test('brings no token where the one at hand says all', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.says('accounts:lookup', knows({ emailVerified: true, displayName: 'Ada King' }))
    service.says('/v1/token', gives(tokenOf(true)))
    const reloaded = await identity.reload()
    expect(reloaded).toMatchObject({ emailVerified: true, displayName: 'Ada King' })
    await identity.reload()
    expect(service.asked('/v1/token')).toHaveLength(1)
  })
})

describe('a removal', () => {
  test.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND'])(
    'of an account that is gone (%s) leaves nobody behind',
    async (message) => {
      const identity = service.open()
      await identity.signUp(ada)
      service.says('accounts:delete', refuses(message))
      await identity.remove()
      expect(identity.current()).toBeNull()
      expect(await (await service.reloadPage()).restore()).toBeNull()
    },
  )

  test('that is refused leaves the member where they are', async () => {
    const identity = service.open()
    await identity.signUp(ada)
    service.says('accounts:delete', refuses('TOO_MANY_ATTEMPTS_TRY_LATER'))
    expect(await failing(identity.remove())).toBe('too many requests')
    expect(identity.current()).toMatchObject({ uid: 'uid-ada' })
  })
})
