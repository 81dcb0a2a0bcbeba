import { expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Identity } from '../../../machines/ports.ts'
import type { SessionEpoch } from '../../../src/services/session-epoch.ts'

/** One browser before an identity service, as the contract needs it. */
export type IdentityWorld = {
  identity: Identity
  epoch: SessionEpoch
  /** The page is loaded anew in the same browser. */
  reloadPage(): Promise<Identity>
  /** How many verification mails have come to this address. */
  verificationMails(email: string): Promise<number>
  /** Somebody clicks the link in the newest verification mail. */
  followVerificationLink(email: string): Promise<void>
  /** The account is deleted elsewhere. */
  deleteElsewhere(uid: string): Promise<void>
  /** How often the service was asked for a new token. */
  refreshes(): number
  /** The service cannot be reached by the next request of this sort. */
  loseNext(what: Sort): void
  /** The next request of this sort waits. */
  holdNext(what: Sort): { arrived: Promise<void>; release(): void }
}

export type Sort = 'refresh' | 'sign-in' | 'sign-up'

const ada = { email: 'ada@example.com', password: 'correct horse', displayName: 'Ada Lovelace' }
const ben = { email: 'ben@example.com', password: 'battery staple', displayName: 'Ben Bitdiddle' }

/** What every identity port must do; `open` gives a service without accounts and a browser that remembers nobody. */
export const identityContract = (open: () => Promise<IdentityWorld>): void => {
  test('a new browser remembers nobody', async () => {
    const { identity } = await open()
    expect(identity.current()).toBeNull()
    expect(await identity.restore()).toBeNull()
  })

  test('signing up makes an unverified identity with its name', async () => {
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

  test('a watcher hears of sign-in and sign-out until it stops', async () => {
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

  test('one call sends one verification mail, and none to a verified address', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.sendVerificationEmail()
    expect(await world.verificationMails(ada.email)).toBe(1)
    await world.followVerificationLink(ada.email)
    await world.identity.reload()
    expect(await failing(world.identity.sendVerificationEmail())).toBe('email already verified')
    expect(await world.verificationMails(ada.email)).toBe(1)
  })

  test('a reload sees the verification and brings a token that says so', async () => {
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

  test('a password reset reveals nothing', async () => {
    const { identity } = await open()
    await identity.signUp(ada)
    await expect(identity.sendPasswordReset(ada.email)).resolves.toBeUndefined()
    await expect(identity.sendPasswordReset(ben.email)).resolves.toBeUndefined()
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

  test('twenty callers share one new token', async () => {
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

  test('a logout drops the token that it has overtaken', async () => {
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

  test('a sign-in that is lost on its way can be repeated', async () => {
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

  test('removing an identity removes it at the service too', async () => {
    const world = await open()
    await world.identity.signUp(ada)
    await world.identity.remove()
    expect(world.identity.current()).toBeNull()
    expect(await failing(world.identity.signIn(ada))).toBe('wrong credentials')
    await expect(world.identity.signUp(ada)).resolves.toMatchObject({ email: ada.email })
  })

  test('removing what is gone already succeeds', async () => {
    const world = await open()
    await expect(world.identity.remove()).resolves.toBeUndefined()
    const { uid } = await world.identity.signUp(ada)
    await world.deleteElsewhere(uid)
    await expect(world.identity.remove()).resolves.toBeUndefined()
    expect(world.identity.current()).toBeNull()
  })

  test('a restore that nobody waits for is dropped', async () => {
    const { identity } = await open()
    expect(await failing(identity.restore(AbortSignal.abort()))).toBe('overtaken')
  })
}

/** The kind of failure that a promise rejects with; 'nothing' when it resolves. */
export const failing = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing',
    (error: unknown) => failureOf(error).kind,
  )

/** Lets everything that is on its way inside this process arrive. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

const listen = (identity: Identity) => {
  const all: (IdentitySnapshot | null)[] = []
  let wake = () => {}
  let read = 0
  const stop = identity.watch((seen) => {
    all.push(seen)
    wake()
  })
  const next = async (): Promise<IdentitySnapshot | null> => {
    while (read >= all.length) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    read += 1
    return all[read - 1] ?? null
  }
  const until = async (fits: (seen: IdentitySnapshot | null) => boolean) => {
    let seen = await next()
    while (!fits(seen)) seen = await next()
    return seen
  }
  return { all, next, until, stop }
}
