import { expect, test } from 'vitest'
import { failing } from '../../support/failing.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'
import { settled } from './listening.ts'

/** Tokens, logouts, and what they overtake. */
export const sessionsContract = (open: () => Promise<IdentityWorld>): void => {
  test('a reload sees the verification and brings a token that says so (spec 4.36, 7.45, 7.47) (fault 76)', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    const before = await world.identity.idToken({ fresh: false })
    await world.identity.sendVerificationEmail()
    expect(await world.identity.reload()).toEqual(signedUp)
    expect(world.refreshes()).toBe(0)
    await world.followVerificationLink(ada.email)
    expect(await world.identity.reload()).toEqual({ ...signedUp, emailVerified: true })
    expect(world.refreshes()).toBe(1)
    expect(await world.identity.idToken({ fresh: false })).not.toBe(before)
    await world.identity.reload()
    expect(world.refreshes()).toBe(1)
  })

  test('a reload of a deleted account says that the session is over', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failing(world.identity.reload())).toBe('session expired')
  })

  test('a token needs an identity', async () => {
    const { identity } = await open()
    expect(await failing(identity.idToken({ fresh: false }))).toBe('not signed in')
    expect(await failing(identity.idToken({ fresh: true }))).toBe('not signed in')
  })

  test('the token at hand costs no request', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const token = await world.identity.idToken({ fresh: false })
    expect(await world.identity.idToken({ fresh: false })).toBe(token)
    expect(world.refreshes()).toBe(0)
  })

  test('the first call of a page finds whom the browser remembers', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const page = await world.reloadPage()
    await expect(page.idToken({ fresh: false })).resolves.toMatch(/\S/)
  })

  test('twenty callers share one new token (fault 4, 9)', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const held = world.holdNext('refresh')
    const twenty = Array.from({ length: 20 }, () => world.identity.idToken({ fresh: true }))
    await held.arrived
    const joins = world.identity.idToken({ fresh: false })
    held.release()
    const tokens = await Promise.all([...twenty, joins])
    expect(new Set(tokens).size).toBe(1)
    expect(world.refreshes()).toBe(1)
  })

  test('a service that cannot be reached is no reason to sign out', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    world.loseNext('refresh')
    expect(await failing(world.identity.idToken({ fresh: true }))).toBe('unreachable')
    expect(world.identity.current()).toEqual(signedUp)
    await expect(world.identity.idToken({ fresh: true })).resolves.toMatch(/\S/)
  })

  test('a service that refuses a new token ends the session', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failing(world.identity.idToken({ fresh: true }))).toBe('session expired')
  })

  test('a logout drops the token that it has overtaken (fault 10)', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const held = world.holdNext('refresh')
    const token = failing(world.identity.idToken({ fresh: true }))
    await held.arrived
    const signedOut = world.identity.signOut()
    held.release()
    expect(await token).toBe('overtaken')
    await signedOut
    expect(await failing(world.identity.idToken({ fresh: false }))).toBe('not signed in')
  })

  test('a logout drops the sign-in that it has overtaken', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const held = world.holdNext('sign-in')
    const signIn = failing(world.identity.signIn(ada))
    await held.arrived
    await world.identity.signOut()
    held.release()
    expect(await signIn).toBe('overtaken')
    await settled()
    expect(world.identity.current()).toBeNull()
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('a sign-in by password that is lost on its way can be repeated (spec 7.40)', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.identity.signOut()
    world.loseNext('sign-in')
    expect(await failing(world.identity.signIn(ada))).toBe('unreachable')
    expect(await world.identity.signIn(ada)).toMatchObject({ uid })
  })

  test('signing out forgets the member at once', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    const signedOut = identity.signOut()
    expect(identity.current()).toBeNull()
    await signedOut
    expect(identity.current()).toBeNull()
  })

  test('signing out when nobody is signed in resolves', async () => {
    const { identity } = await open()
    await expect(identity.signOut()).resolves.toBeUndefined()
  })

  test('the epoch moves when a member leaves, and only then', async () => {
    const { identity, epoch } = await open()
    const start = epoch.now()
    await identity.signUp(ada)
    await identity.idToken({ fresh: true })
    expect(epoch.now()).toBe(start)
    await identity.signOut()
    expect(epoch.now()).toBe(start + 1)
    await identity.signOut()
    expect(epoch.now()).toBe(start + 1)
    await identity.signUp(ben)
    expect(epoch.now()).toBe(start + 1)
    await identity.remove()
    expect(epoch.now()).toBe(start + 2)
  })

  test('another member in the same browser is another session', async () => {
    const { identity, epoch } = await open()
    await identity.signUp(ada)
    const start = epoch.now()
    await identity.signUp(ben)
    expect(identity.current()).toMatchObject({ email: ben.email })
    expect(epoch.now()).toBe(start + 1)
  })

  test('a restore that nobody waits for is dropped', async () => {
    const { identity } = await open()
    expect(await failing(identity.restore(AbortSignal.abort()))).toBe('overtaken')
  })
}
