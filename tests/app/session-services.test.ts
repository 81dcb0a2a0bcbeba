import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { SocialProvider } from '../../machines/member.ts'
import type { Identity } from '../../machines/ports.ts'
import { callsOf, credentials, logIn, noticesOf, openMaya } from './open-maya.ts'
import { openBrowser } from './open-page.ts'

const { email } = credentials
const form = { firstName: 'Maya', lastName: 'Lindqvist', username: 'mayalind', phone: '112' }

describe('a sign-in with a provider', () => {
  test.each<[SocialProvider, string, string]>([
    ['google', 'grace@example.com', 'Grace Hopper'],
    ['apple', 'ada@privaterelay.appleid.com', 'Ada Lovelace'],
  ])('sends the account of %s to the backend (spec 7.10)', async (provider, address, name) => {
    const { openPage, service } = openBrowser()
    const page = openPage()
    const identity = await page.identity.signInWith(provider)
    page.app.session.send({ type: 'identity verified', identity, replyTo: 'no actor' })
    await page.settled()
    const providerId = service.find(address)?.uid
    expect(callsOf(page, 'socialAuth')).toEqual([
      { provider, providerId, email: address, name, profileImage: '', phone: '' },
    ])
  })
})

test('a provider that shares neither email nor name signs in with empty texts (spec 7.10)', async () => {
  const page = openBrowser().openPage()
  const identity = await page.identity.signInWith('apple')
  const shared = { email: null, emailVerified: false, displayName: null }
  page.app.session.send({
    type: 'identity verified',
    identity: { ...identity, ...shared },
    replyTo: 'no actor',
  })
  await page.settled()
  expect(callsOf(page, 'socialAuth')).toEqual([
    {
      ...{ provider: 'apple', providerId: identity.uid },
      ...{ email: '', name: '', profileImage: '', phone: '' },
    },
  ])
})

describe('an interrupted registration', () => {
  const minimal = (uid: string) => ({
    ...{ firstName: '', lastName: '', phone: '', password: '', email },
    username: `member-${uid}`,
  })

  test('is completed with the stored form of the same email', async () => {
    const { openPage, store } = openMaya({ hasRecord: false })
    store.draft = { ...form, email: ' Maya@Lindqvist.example' }
    const page = openPage()
    await logIn(page)
    expect(callsOf(page, 'register')).toEqual([{ ...form, email, password: '' }])
  })

  test('is never completed with the stored form of someone else', async () => {
    const { openPage, store, account } = openMaya({ hasRecord: false })
    store.draft = { ...form, email: 'tomas@example.test' }
    const page = openPage()
    await logIn(page)
    expect(callsOf(page, 'register')).toEqual([minimal(account.uid)])
  })

  test('is completed without the form if the backend refuses it', async () => {
    const { openPage, store, account } = openMaya({ hasRecord: false })
    store.draft = { ...form, email }
    const page = openPage()
    page.memberApi.controls.fail('register', { kind: 'username taken' })
    await logIn(page)
    expect(callsOf(page, 'register')).toEqual([
      { ...form, email, password: '' },
      minimal(account.uid),
    ])
  })

  test('is not tried again if the backend may have completed it', async () => {
    const { openPage, store } = openMaya({ hasRecord: false })
    store.draft = { ...form, email }
    const page = openPage()
    page.memberApi.controls.fail('register', { kind: 'timed out' })
    await logIn(page)
    expect(callsOf(page, 'register')).toEqual([{ ...form, email, password: '' }])
    expect(page.app.session.getSnapshot().context.failure).toEqual({ kind: 'timed out' })
  })
})

describe('the first verified login', () => {
  /** A page that opens after the verification of Maya's email, in the browser that has signed up. */
  const openVerified = async () => {
    const { openPage, store, account, world } = openMaya()
    world.memory.pending.set('pending-1', account.uid)
    await openPage().identity.signIn(credentials)
    Object.assign(store.session, { pendingToken: 'pending-1', tempUserEmail: email })
    return { page: openPage(), store }
  }

  test('uses the pending token, in one request (spec 4.26, 4.27)', async () => {
    const { page, store } = await openVerified()
    await waitFor(page.app.session, (session) => session.matches({ 'signed in': 'ready' }))
    expect(callsOf(page, 'meWithPendingToken')).toEqual(['pending-1'])
    expect(page.memberApi.controls.calls).toHaveLength(1)
    expect(store.session.pendingToken).toBeNull()
  })
})

describe('a login', () => {
  test('without a pending token is one request, with email and uid (spec 4.28)', async () => {
    const { openPage, account } = openMaya()
    const page = openPage()
    await logIn(page)
    expect(callsOf(page, 'login')).toEqual([{ email, firebaseUid: account.uid }])
    expect(page.memberApi.controls.calls).toHaveLength(1)
  })

  test('removes the sign-up draft, even if someone else has typed it', async () => {
    const { openPage, store } = openMaya()
    const page = openPage()
    store.draft = { ...form, email: 'tomas@example.test' }
    await logIn(page)
    expect(store.draft).toBeNull()
  })

  test.each([
    [true, ['session not stored']],
    [false, []],
  ])('says so if the browser cannot store it: %s', async (isFull, notices) => {
    const { openPage, store } = openMaya()
    store.isFull = isFull
    const page = openPage()
    await logIn(page)
    expect(noticesOf(page)).toEqual(notices)
  })
})

describe('an identity that the service no longer has', () => {
  test.each([
    [true, 'unknown', 'session expired'],
    [false, 'unknown', 'signed out'],
    // Another tab has received the rejection, and its library has signed out.
    [false, 'revoked', 'session expired'],
    [false, 'gone', 'account gone'],
  ] as const)(
    'is explained as far as it is known (%s, %s): %s',
    async (sessionRevoked, why, notice) => {
      let report: Parameters<Identity['watch']>[0] = () => {}
      const page = openMaya().openPage({
        through: (services) => {
          const watch: Identity['watch'] = (onChange) => {
            report = onChange
            return services.identity.watch(onChange)
          }
          const rejection = async () => why
          return { ...services, identity: { ...services.identity, watch, rejection } }
        },
      })
      await logIn(page)
      report(null, { sessionRevoked })
      await page.waitForState('signed out')
      expect(noticesOf(page)).toEqual([notice])
    },
  )
})
