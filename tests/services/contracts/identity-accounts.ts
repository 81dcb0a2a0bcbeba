import { expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { listen, settled } from './identity-changes.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'

/** Sign-up, sign-in, persistence, emails and removal. */
export const accountsContract = (open: () => Promise<IdentityWorld>): void => {
  test('a new browser has no identity', async () => {
    const { identity } = await open()
    expect(identity.current()).toBeNull()
    expect(await identity.restore()).toBeNull()
  })

  test('a sign-up creates an unverified identity with its name (spec 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 7.41, 7.48)', async () => {
    const { identity } = await open()
    const signedUp = await identity.signUp(ada)
    expect(signedUp).toEqual({
      uid: signedUp.uid,
      email: ada.email,
      emailVerified: false,
      displayName: 'Ada Lovelace',
      photoURL: null,
      phoneNumber: null,
      authType: 'local',
      linkedProviders: [],
      hasPassword: true,
    })
    expect(signedUp.uid).toMatch(/^[^\s@]+$/)
    expect(identity.current()).toEqual(signedUp)
  })

  test('an identity can be serialised to JSON', async () => {
    const { identity } = await open()
    const signedUp = await identity.signUp(ada)
    expect(JSON.parse(JSON.stringify(signedUp))).toEqual(signedUp)
  })

  test.each([
    ['an email that has an account', { ...ada, password: 'another one' }, 'email taken'],
    ['a short password', { ...ben, password: '12345' }, 'weak password'],
    ['an invalid email', { ...ben, email: 'ben at home' }, 'invalid email'],
  ])('a sign-up rejects %s', async (_what, account, kind) => {
    const { identity } = await open()
    await identity.signUp(ada)
    expect(await failureKindOf(identity.signUp(account))).toBe(kind)
  })

  test('an unknown email and a wrong password are rejected in the same way', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    await identity.signOut()
    expect(await failureKindOf(identity.signIn({ ...ada, password: 'wrong horse' }))).toBe(
      'wrong credentials',
    )
    expect(await failureKindOf(identity.signIn(ben))).toBe('wrong credentials')
    expect(identity.current()).toBeNull()
  })

  test('a password can have any characters and more than 64 of them, and is not trimmed', async () => {
    const { identity } = await open()
    const password = ` Ein Pferd läuft – ${'sehr '.repeat(12)}weit 🐎 `
    await identity.signUp({ ...ada, password })
    await identity.signOut()
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)]) {
      expect(await failureKindOf(identity.signIn({ ...ada, password: other }))).toBe(
        'wrong credentials',
      )
    }
    await expect(identity.signIn({ ...ada, password })).resolves.toMatchObject({ email: ada.email })
  })

  test('a sign-in is persisted', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    expect(page.current()).toBeNull()
    expect(await page.restore()).toEqual(signedUp)
    expect(page.current()).toEqual(signedUp)
  })

  test('a sign-out removes the persisted sign-in', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.signOut()
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('a watcher is not called before another call, then with the persisted identity', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    const received = listen(page)
    await settled()
    expect(received.all).toEqual([])
    await page.restore()
    expect(await received.next()).toEqual(signedUp)
  })

  test('a watcher is called after a sign-in and a sign-out until it stops (spec 7.46)', async () => {
    const { identity } = await open()
    await identity.restore()
    const received = listen(identity)
    expect(await received.next()).toBeNull()
    const signedUp = await identity.signUp(ada)
    expect(await received.next()).toMatchObject({ uid: signedUp.uid })
    await identity.signOut()
    expect(await received.until((seen) => seen === null)).toBeNull()
    received.stop()
    const before = received.all.length
    await identity.signIn(ada)
    await settled()
    expect(received.all).toHaveLength(before)
  })

  test('a verification email requires an identity', async () => {
    const { identity } = await open()
    expect(await failureKindOf(identity.sendVerificationEmail())).toBe('not signed in')
  })

  test('one call sends one verification email, and none to a verified email address (spec 7.43)', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.sendVerificationEmail()
    expect(await world.verificationEmails(ada.email)).toBe(1)
    await world.followVerificationLink(ada.email)
    await world.identity.reload()
    expect(await failureKindOf(world.identity.sendVerificationEmail())).toBe(
      'email already verified',
    )
    expect(await world.verificationEmails(ada.email)).toBe(1)
  })

  test('a password reset does not reveal whether the account exists', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    await expect(identity.sendPasswordReset(ada.email)).resolves.toBeUndefined()
    await expect(identity.sendPasswordReset(ben.email)).resolves.toBeUndefined()
  })

  test('a removed identity no longer exists at the service', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.remove()
    expect(world.identity.current()).toBeNull()
    expect(await failureKindOf(world.identity.signIn(ada))).toBe('wrong credentials')
    await expect(world.identity.signUp(ada)).resolves.toMatchObject({ email: ada.email })
  })

  test('removing an identity that no longer exists succeeds (fault 82)', async () => {
    const world = await open()
    await expect(world.identity.remove()).resolves.toBeUndefined()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    await expect(world.identity.remove()).resolves.toBeUndefined()
    expect(world.identity.current()).toBeNull()
  })
}
