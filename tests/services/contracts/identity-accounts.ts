import { expect, test } from 'vitest'
import { failing } from '../../support/failing.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'
import { listen, settled } from './listening.ts'

/** Signing up and in, what the browser remembers, mails, and removal. */
export const accountsContract = (open: () => Promise<IdentityWorld>): void => {
  test('a new browser remembers nobody', async () => {
    const { identity } = await open()
    expect(identity.current()).toBeNull()
    expect(await identity.restore()).toBeNull()
  })

  test('signing up makes an unverified identity with its name (spec 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 7.41, 7.48)', async () => {
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
    })
    expect(signedUp.uid).toMatch(/^\S+$/)
    expect(identity.current()).toEqual(signedUp)
  })

  test('an identity is plain data', async () => {
    const { identity } = await open()
    const signedUp = await identity.signUp(ada)
    expect(JSON.parse(JSON.stringify(signedUp))).toEqual(signedUp)
  })

  test.each([
    ['an address that has an account', { ...ada, password: 'another one' }, 'email taken'],
    ['a short password', { ...ben, password: '12345' }, 'weak password'],
    ['an address that is none', { ...ben, email: 'ben at home' }, 'invalid email'],
  ])('signing up refuses %s', async (_what, account, kind) => {
    const { identity } = await open()
    await identity.signUp(ada)
    expect(await failing(identity.signUp(account))).toBe(kind)
  })

  test('an unknown address and a wrong password are refused alike', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    await identity.signOut()
    expect(await failing(identity.signIn({ ...ada, password: 'wrong horse' }))).toBe(
      'wrong credentials',
    )
    expect(await failing(identity.signIn(ben))).toBe('wrong credentials')
    expect(identity.current()).toBeNull()
  })

  test('a password is what was typed: any signs, 64 and more of them, capitals and spaces too', async () => {
    const { identity } = await open()
    const password = ` Ein Pferd läuft – ${'sehr '.repeat(12)}weit 🐎 `
    await identity.signUp({ ...ada, password })
    await identity.signOut()
    for (const other of [password.trim(), password.toLowerCase(), password.slice(0, 64)]) {
      expect(await failing(identity.signIn({ ...ada, password: other }))).toBe('wrong credentials')
    }
    await expect(identity.signIn({ ...ada, password })).resolves.toMatchObject({ email: ada.email })
  })

  test('the browser remembers who has signed in', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    expect(page.current()).toBeNull()
    expect(await page.restore()).toEqual(signedUp)
    expect(page.current()).toEqual(signedUp)
  })

  test('the browser forgets who has signed out', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.signOut()
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('a watcher hears nothing before another call, then whom the browser remembers', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const page = await world.reloadPage()
    const heard = listen(page)
    await settled()
    expect(heard.all).toEqual([])
    await page.restore()
    expect(await heard.next()).toEqual(signedUp)
  })

  test('a watcher hears of sign-in and sign-out until it stops (spec 7.46)', async () => {
    const { identity } = await open()
    await identity.restore()
    const heard = listen(identity)
    expect(await heard.next()).toBeNull()
    const signedUp = await identity.signUp(ada)
    expect(await heard.next()).toMatchObject({ uid: signedUp.uid })
    await identity.signOut()
    expect(await heard.until((seen) => seen === null)).toBeNull()
    heard.stop()
    const before = heard.all.length
    await identity.signIn(ada)
    await settled()
    expect(heard.all).toHaveLength(before)
  })

  test('a verification mail needs an identity', async () => {
    const { identity } = await open()
    expect(await failing(identity.sendVerificationEmail())).toBe('not signed in')
  })

  test('one call sends one verification mail, and none to a verified address (spec 7.43)', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.sendVerificationEmail()
    expect(await world.verificationMails(ada.email)).toBe(1)
    await world.followVerificationLink(ada.email)
    await world.identity.reload()
    expect(await failing(world.identity.sendVerificationEmail())).toBe('email already verified')
    expect(await world.verificationMails(ada.email)).toBe(1)
  })

  test('a password reset reveals nothing', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    await expect(identity.sendPasswordReset(ada.email)).resolves.toBeUndefined()
    await expect(identity.sendPasswordReset(ben.email)).resolves.toBeUndefined()
  })

  test('removing an identity removes it at the service too', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.remove()
    expect(world.identity.current()).toBeNull()
    expect(await failing(world.identity.signIn(ada))).toBe('wrong credentials')
    await expect(world.identity.signUp(ada)).resolves.toMatchObject({ email: ada.email })
  })

  test('removing what is gone already succeeds (fault 82)', async () => {
    const world = await open()
    await expect(world.identity.remove()).resolves.toBeUndefined()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    await expect(world.identity.remove()).resolves.toBeUndefined()
    expect(world.identity.current()).toBeNull()
  })
}
