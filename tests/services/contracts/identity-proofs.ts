import { expect, test } from 'vitest'
import { failing } from '../../support/failing.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'

/** A recent sign-in, and how to come to one. */
export const proofsContract = (open: () => Promise<IdentityWorld>): void => {
  test('a sign-in is recent for four minutes', async () => {
    const world = await open()
    world.pass(0)
    await world.identity.signUp(ada)
    world.pass(240_000)
    expect(await world.identity.isSignInRecent()).toBe(true)
    world.pass(1_000)
    expect(await world.identity.isSignInRecent()).toBe(false)
  })

  test('a new token does not make a sign-in recent', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    world.pass(300_000)
    await world.identity.idToken({ fresh: true })
    expect(await world.identity.isSignInRecent()).toBe(false)
  })

  test('the password is a recent sign-in, of the same member', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const start = world.epoch.now()
    world.pass(300_000)
    await world.identity.proveByPassword(ada.password)
    expect(await world.identity.isSignInRecent()).toBe(true)
    expect(world.identity.current()).toEqual(signedUp)
    expect(world.epoch.now()).toBe(start)
  })

  test.each([
    ['another password', ben.password],
    ['no password', ''],
  ])('%s proves nothing, and the member stays', async (_what, password) => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    world.pass(300_000)
    expect(await failing(world.identity.proveByPassword(password))).toBe('wrong credentials')
    expect(await world.identity.isSignInRecent()).toBe(false)
    expect(world.identity.current()).toEqual(signedUp)
  })

  test('the password of a deleted account is none', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failing(world.identity.proveByPassword(ada.password))).toBe('wrong credentials')
  })

  test('nobody proves anything without being signed in', async () => {
    const { identity } = await open()
    const calls = [
      identity.isSignInRecent(),
      identity.proveByPassword(ada.password),
      identity.proveByProvider('google'),
    ]
    expect(await Promise.all(calls.map(failing))).toEqual(calls.map(() => 'not signed in'))
  })
}
