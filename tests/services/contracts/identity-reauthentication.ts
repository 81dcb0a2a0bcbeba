import { expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'

/** Recent sign-ins and reauthentication. */
export const reauthenticationContract = (open: () => Promise<IdentityWorld>): void => {
  test('a sign-in is recent for four minutes', async () => {
    const world = await open()
    world.advance(0)
    await world.identity.signUp(ada)
    world.advance(240_000)
    expect(await world.identity.isSignInRecent()).toBe(true)
    world.advance(1_000)
    expect(await world.identity.isSignInRecent()).toBe(false)
  })

  test('a new token does not make a sign-in recent', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    world.advance(300_000)
    await world.identity.idToken({ fresh: true })
    expect(await world.identity.isSignInRecent()).toBe(false)
  })

  test('a reauthentication with the password makes the sign-in recent, with the same member', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const start = world.epoch.now()
    world.advance(300_000)
    await world.identity.reauthenticateByPassword(ada.password)
    expect(await world.identity.isSignInRecent()).toBe(true)
    expect(world.identity.current()).toEqual(signedUp)
    expect(world.epoch.now()).toBe(start)
  })

  test.each([
    ['another password', ben.password],
    ['no password', ''],
  ])('%s is rejected, and the member stays signed in', async (_what, password) => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    world.advance(300_000)
    expect(await failureKindOf(world.identity.reauthenticateByPassword(password))).toBe(
      'wrong credentials',
    )
    expect(await world.identity.isSignInRecent()).toBe(false)
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('the password of a deleted account is rejected', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failureKindOf(world.identity.reauthenticateByPassword(ada.password))).toBe(
      'wrong credentials',
    )
  })

  test('a provider signs in again with the chosen account, after another one has taken its place', async () => {
    const { openWithGoogle } = await open()
    const { page, linkOther } = await openWithGoogle(ada.email)
    const { uid } = await page.signInWith('google')
    await linkOther('mallory@gmail.test')
    const again = await page.signInAgain('google')
    expect(again).toMatchObject({ uid, email: ada.email, authType: 'google' })
    expect(again.linkedProviders).not.toContainEqual(
      expect.objectContaining({ email: 'mallory@gmail.test' }),
    )
  })

  test('a provider signs in again only with an account that was chosen on this page', async () => {
    const { openWithGoogle } = await open()
    const { page } = await openWithGoogle(ada.email)
    await page.signUp(ada)
    expect(await failureKindOf(page.signInAgain('google'))).toBe('provider unreachable')
  })

  test('reauthentication requires an identity', async () => {
    const { identity } = await open()
    for (const call of [
      () => identity.isSignInRecent(),
      () => identity.reauthenticateByPassword(ada.password),
      () => identity.reauthenticateByProvider('google'),
    ])
      expect(await failureKindOf(call())).toBe('not signed in')
  })
}
