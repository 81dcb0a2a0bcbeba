import { describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { emailCooldown } from '../../machines/limits.ts'
import type { TabMessage } from '../../machines/tab-message.ts'
import { reclaimActor } from '../../src/app/pages/signup.tsx'
import { sendResetEmail, signInActor } from '../../src/app/session/identity-actors.ts'
import { credentials, openMaya } from './open-maya.ts'

const { email } = credentials

describe('a sign-in with email and password', () => {
  /** A page whose sign-in has not begun, and what another tab receives. */
  const openSignIn = (input = credentials) => {
    const { openPage, buildPage, account } = openMaya()
    const received: TabMessage[] = []
    buildPage().app.services.tabs.listen((message) => received.push(message))
    const page = openPage()
    return { page, account, received, signIn: createActor(signInActor(page.app), { input }) }
  }
  const began: TabMessage = { type: 'sign-in started' }
  const ended: TabMessage = { type: 'sign-in ended' }

  test('resolves with the identity, and publishes its start and end to the other tabs (reading 7)', async () => {
    const { page, account, received, signIn } = openSignIn()
    const held = page.identity.controls.hold('signIn')
    signIn.start()
    await held.arrived
    expect(received).toEqual([began])
    held.release()
    expect(await toPromise(signIn)).toMatchObject({ uid: account.uid, email })
    expect(received).toEqual([began, ended])
    expect(page.identity.current()?.uid).toBe(account.uid)
    expect(page.identity.controls.count('signOut')).toBe(0)
  })

  test('rejects with the failure of the service, publishes its end and signs out no identity', async () => {
    const { page, received, signIn } = openSignIn({ email, password: 'wrong' })
    await expect(toPromise(signIn.start())).rejects.toEqual(
      new ServiceFailure({ kind: 'wrong credentials' }),
    )
    expect(received).toEqual([began, ended])
    expect(page.identity.controls.count('signOut')).toBe(0)
  })

  test('ends with its page, and signs no one in later (reading 39)', async () => {
    const { page, received, signIn } = openSignIn()
    const held = page.identity.controls.hold('signIn')
    signIn.start()
    await held.arrived
    signIn.stop()
    await vi.waitFor(() => expect(received).toEqual([began, ended]))
    held.release()
    await new Promise(setImmediate)
    expect(page.identity.current()).toBeNull()
  })
})

describe('the sign-in of an identity that may be our own', () => {
  const [composed, decomposed] = ['caf\u00e9-88', 'cafe\u0301-88']
  const reclaim = async (stored: string, typed: string) => {
    const { openPage, service } = openMaya()
    const page = openPage()
    const { uid } = service.add({ email: 'lena@example.com', password: stored })
    const input = { email: 'lena@example.com', password: typed }
    const result = toPromise(createActor(reclaimActor(page.app), { input }).start())
    const outcome = await result.catch((error: unknown) => failureOf(error).kind)
    return { outcome, uid, tries: page.identity.controls.count('signIn') }
  }

  test.each([
    [composed, composed, 1],
    [composed, decomposed, 2],
    [decomposed, composed, 2],
  ])('accepts %j for %j, in %i tries', async (stored, typed, tries) => {
    const result = await reclaim(stored, typed)
    expect(result).toMatchObject({ outcome: { uid: result.uid }, tries })
  })

  test.each([
    ['sweet-pea-88', 1],
    [composed, 2],
  ])('refuses %j, in %i tries', async (typed, tries) => {
    expect(await reclaim('other', typed)).toMatchObject({ outcome: 'wrong credentials', tries })
  })
})

describe('the email that resets a password', () => {
  const openReset = () => {
    const { openPage, service } = openMaya()
    const page = openPage()
    const { services } = page.app
    const send = () =>
      toPromise(createActor(sendResetEmail(services), { input: { email } }).start())
    return { page, services, send, emails: service.emails }
  }

  test('is sent to the typed address and starts the cooldown of its kind (0062)', async () => {
    const { services, send, emails } = openReset()
    await send()
    expect(emails).toEqual([{ kind: 'password reset', email }])
    const { clock, storage } = services
    expect(storage.readResendAt('password reset', email)).toBe(clock.now() + emailCooldown)
    expect(storage.readResendAt('verification', email)).toBeNull()
  })

  test('is not sent again during the cooldown (0062)', async () => {
    const { services, send, emails } = openReset()
    services.storage.writeResendAt('password reset', email, services.clock.now() + 1)
    await send()
    expect(emails).toEqual([])
  })

  test('starts no cooldown if the service refuses it', async () => {
    const { page, services, send } = openReset()
    page.identity.controls.fail('sendPasswordReset', { kind: 'too many requests' })
    await expect(send()).rejects.toEqual(new ServiceFailure({ kind: 'too many requests' }))
    expect(services.storage.readResendAt('password reset', email)).toBeNull()
  })
})
