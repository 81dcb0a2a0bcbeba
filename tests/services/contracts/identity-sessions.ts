import { expect, test } from 'vitest'
import { failureKindOf } from '../../support/failure-kind.ts'
import { settled } from './identity-changes.ts'
import { ada, ben, type IdentityWorld } from './identity-world.ts'

/** Tokens, and the requests that a logout supersedes. */
export const sessionsContract = (open: () => Promise<IdentityWorld>): void => {
  test('a reload after the verification fetches a token with the verified email (spec 3.24, 4.36, 7.45, 7.47) (fault 76)', async () => {
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

  test('a reload of a deleted account ends the session', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failureKindOf(world.identity.reload())).toBe('session expired')
  })

  test('a token requires an identity', async () => {
    const { identity } = await open()
    expect(await failureKindOf(identity.idToken({ fresh: false }))).toBe('not signed in')
    expect(await failureKindOf(identity.idToken({ fresh: true }))).toBe('not signed in')
  })

  test('the current token needs no request', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const token = await world.identity.idToken({ fresh: false })
    expect(await world.identity.idToken({ fresh: false })).toBe(token)
    expect(world.refreshes()).toBe(0)
  })

  test('the first call of a page uses the persisted identity', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const page = await world.reloadPage()
    await expect(page.idToken({ fresh: false })).resolves.toMatch(/\S/)
  })

  test('twenty calls share one token refresh (fault 4, 9)', async () => {
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

  test('the session stays if the service cannot be reached', async () => {
    const world = await open()
    const signedUp = await world.identity.signUp(ada)
    world.failNext('refresh')
    expect(await failureKindOf(world.identity.idToken({ fresh: true }))).toBe('unreachable')
    expect(world.identity.current()).toEqual(signedUp)
    await expect(world.identity.idToken({ fresh: true })).resolves.toMatch(/\S/)
  })

  test('the session ends if the service rejects the token refresh', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    expect(await failureKindOf(world.identity.idToken({ fresh: true }))).toBe('session expired')
  })

  test('a logout supersedes a pending token (fault 10)', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    const held = world.holdNext('refresh')
    const token = failureKindOf(world.identity.idToken({ fresh: true }))
    await held.arrived
    const signedOut = world.identity.signOut()
    held.release()
    expect(await token).toBe('superseded')
    await signedOut
    expect(await failureKindOf(world.identity.idToken({ fresh: false }))).toBe('not signed in')
  })

  test('a logout supersedes a pending sign-in', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.signOut()
    const held = world.holdNext('sign-in')
    const signIn = failureKindOf(world.identity.signIn(ada))
    await held.arrived
    await world.identity.signOut()
    held.release()
    expect(await signIn).toBe('superseded')
    await settled()
    expect(world.identity.current()).toBeNull()
    expect(await (await world.reloadPage()).restore()).toBeNull()
  })

  test('a sign-in with a password can be repeated after a lost request (spec 1.19, 7.40)', async () => {
    const world = await open()
    const { uid } = await world.identity.signUp(ada)
    await world.identity.signOut()
    world.failNext('sign-in')
    expect(await failureKindOf(world.identity.signIn(ada))).toBe('unreachable')
    expect(await world.identity.signIn(ada)).toMatchObject({ uid })
  })

  test('a sign-out clears the current identity at once', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    const signedOut = identity.signOut()
    expect(identity.current()).toBeNull()
    await signedOut
    expect(identity.current()).toBeNull()
  })

  test('a sign-out without an identity succeeds', async () => {
    const { identity } = await open()
    await expect(identity.signOut()).resolves.toBeUndefined()
  })

  test('the epoch increases only when a member leaves', async () => {
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

  test('the epoch increases when another member signs in', async () => {
    const { identity, epoch } = await open()
    await identity.signUp(ada)
    const start = epoch.now()
    await identity.signUp(ben)
    expect(identity.current()).toMatchObject({ email: ben.email })
    expect(epoch.now()).toBe(start + 1)
  })

  test('an aborted restore is superseded', async () => {
    const { identity } = await open()
    expect(await failureKindOf(identity.restore(AbortSignal.abort()))).toBe('superseded')
  })
}
