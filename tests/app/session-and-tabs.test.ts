import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { enterSession } from '../../src/app/enter-session.ts'
import { signUpFlow } from '../../src/app/flows/sign-up.ts'
import { verifyEmailFlow } from '../../src/app/flows/verify-email.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, type Page } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

const withMember = () => {
  const browser = openBrowser()
  const account = browser.service.add({ email, password, displayName: 'Maya Lindqvist' })
  browser.records.set(
    account.uid,
    memberWith({ email, name: 'Maya Lindqvist', interests: ['Yoga'] }),
  )
  return { ...browser, account }
}

const logIn = async ({ app, identity }: Page) =>
  enterSession(app.session, await identity.signIn({ email, password }))

const signUp = async ({ app }: Page) => {
  const flow = createActor(signUpFlow(app), {
    input: {
      draft: { firstName: 'Maya', lastName: '', username: 'mayalind', email, phone: '' },
      identity: null,
    },
  })
  flow.on('*', app.follow)
  flow.start()
  flow.send({ type: 'field changed', field: 'password', value: password })
  flow.send({ type: 'field changed', field: 'confirmPassword', value: password })
  flow.send({ type: 'submitted' })
  await toPromise(flow)
}

describe('one page', () => {
  it('is signed out at once, without asking the identity service, when nothing is stored (spec 4.42)', () => {
    const { app, identity } = openBrowser().openPage()
    expect(app.session.getSnapshot().value).toEqual({ 'signed out': 'settled' })
    expect(identity.steering.calls).toEqual([])
  })

  it('stores token, flag and summary on sign-in, and nothing is left of them after logout (spec 4.37, 4.38, 4.40, 4.44, 4.50)', async () => {
    const { openPage, store, account } = withMember()
    const page = openPage()
    await logIn(page)
    expect(store.session).toEqual({
      token: expect.stringContaining(account.uid),
      isLoggedIn: true,
      isGoogleAuth: false,
      isAppleAuth: false,
      userId: account.uid,
      displayName: 'Maya Lindqvist',
      profileImage: null,
      pendingToken: null,
      tempUserEmail: null,
    })
    page.app.session.send({ type: 'logout requested' })
    await page.settled()
    expect(Object.values(store.session).filter(Boolean)).toEqual([])
    expect(page.wishes).toContainEqual({ type: 'leave', to: '/login', returning: false })
  })

  it('rejects with the reason when the backend refuses the proven identity, and signs it out', async () => {
    const page = withMember().openPage()
    page.memberApi.steering.fail('login', { kind: 'server error' })
    await expect(logIn(page)).rejects.toMatchObject({ failure: { kind: 'server error' } })
    await page.settled()
    expect(page.identity.current()).toBeNull()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
  })

  it('finishes a registration that was cut off between identity and record', async () => {
    const { openPage, service, records } = openBrowser()
    const account = service.add({ email, password, displayName: 'Maya Lindqvist' })
    const page = openPage()
    await logIn(page)
    expect(records.get(account.uid)).toMatchObject({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email,
    })
  })

  it('says that the session has expired, forgets the member and leads to /login and back (spec 4.49)', async () => {
    const { openPage, store } = withMember()
    const page = openPage()
    await logIn(page)
    page.app.session.send({ type: 'session refused' })
    await page.settled()
    expect(page.wishes).toEqual([
      { type: 'notice', notice: 'session expired' },
      { type: 'leave', to: '/login', returning: true },
    ])
    expect(store.session.token).toBeNull()
  })

  it('keeps the form when the address was mistyped and the sign-up is withdrawn', async () => {
    const { openPage, store, service } = openBrowser()
    const page = openPage()
    await signUp(page)
    page.app.services.storage.writeSignUpDraft({
      firstName: 'Maya',
      lastName: '',
      username: 'mayalind',
      email,
      phone: '',
    })
    const flow = createActor(verifyEmailFlow(page.app), {
      input: { email, at: 0, resendFrom: null },
    })
    flow.on('*', page.app.follow)
    flow.start()
    flow.send({ type: 'wrong address' })
    await toPromise(flow)
    expect(service.find(email)).toBeUndefined()
    expect(store.session.tempUserEmail).toBeNull()
    expect(store.draft).toMatchObject({ firstName: 'Maya', email })
    expect(page.wishes.at(-1)).toEqual({ type: 'leave', to: '/signup', returning: false })
  })

  it('signs out a remembered identity that belongs to nobody, but not while a sign-in runs', async () => {
    const { openPage, store } = withMember()
    const earlier = openPage()
    await earlier.identity.signIn({ email, password })
    expect(store.session.isLoggedIn).toBe(false)
    const page = openPage()
    page.app.prepareIdentity()
    await waitFor(page.app.session, (session) =>
      session.matches({ 'signed out': 'dropping a stray' }),
    )
    await waitFor(page.app.session, (session) => session.matches({ 'signed out': 'settled' }))
    expect(page.identity.current()).toBeNull()
  })
})

describe('a page that waits for a verification', () => {
  const waiting = (page: Page) => {
    const flow = createActor(verifyEmailFlow(page.app), {
      input: { email, at: 0, resendFrom: null },
    })
    flow.on('*', page.app.follow)
    flow.start()
    return flow
  }

  it('never withdraws the account of somebody else who has signed in meanwhile', async () => {
    const { openPage, service, records } = openBrowser()
    const page = openPage()
    await signUp(page)
    const other = service.add({ email: 'tomas@example.test', password, displayName: 'Tomás' })
    records.set(other.uid, memberWith({ email: other.email, interests: ['Yoga'] }))
    const flow = waiting(page)
    const identity = await page.identity.signIn({ email: other.email, password })
    await enterSession(page.app.session, identity)
    flow.send({ type: 'wrong address' })
    await waitFor(flow, (snapshot) => snapshot.context.failure !== null)
    expect(flow.getSnapshot().context.failure).toEqual({ kind: 'wrong account' })
    expect(service.find(other.email)?.uid).toBe(other.uid)
    expect(page.memberApi.steering.count('deleteAccount')).toBe(0)
  })

  it('is not verified by somebody else who has signed in meanwhile', async () => {
    const { openPage, service } = openBrowser()
    const page = openPage()
    await signUp(page)
    service.add({ email: 'tomas@example.test', password })
    const flow = waiting(page)
    await page.identity.signIn({ email: 'tomas@example.test', password })
    flow.send({ type: 'check requested' })
    await waitFor(flow, (snapshot) => snapshot.context.message !== null)
    expect(flow.getSnapshot().context.message).toBe('check failed')
  })

  it('remembers a withdrawal that was cut off, so that it is finished after the next sign-in', async () => {
    const { openPage, store, service } = openBrowser()
    const page = openPage()
    await signUp(page)
    const flow = waiting(page)
    page.identity.steering.fail('remove', { kind: 'unreachable' })
    flow.send({ type: 'wrong address' })
    await waitFor(flow, (snapshot) => snapshot.context.failure !== null)
    expect(store.deletion).toBe(service.find(email)?.uid)
  })

  it('forgets a withdrawal that the backend refuses: the next sign-in is no deletion', async () => {
    const { openPage, store, service } = openBrowser()
    const page = openPage()
    await signUp(page)
    const flow = waiting(page)
    page.memberApi.steering.fail('deleteAccount', { kind: 'not allowed' })
    flow.send({ type: 'wrong address' })
    await waitFor(flow, (snapshot) => snapshot.context.failure !== null)
    expect(store.deletion).toBeNull()
    expect(service.find(email)).toMatchObject({ email })
  })

  it('lets the address be corrected by going back: record and identity of the first try are taken back', async () => {
    const { openPage, service, records } = openBrowser()
    const page = openPage()
    await signUp(page)
    const first = service.find(email)
    const identity = page.app.session.getSnapshot().context.identity
    const flow = createActor(signUpFlow(page.app), {
      input: {
        draft: {
          firstName: 'Maya',
          lastName: '',
          username: 'mayalind',
          email: 'right@lindqvist.example',
          phone: '',
        },
        identity,
      },
    })
    flow.on('*', page.app.follow)
    flow.start()
    flow.send({ type: 'field changed', field: 'password', value: password })
    flow.send({ type: 'field changed', field: 'confirmPassword', value: password })
    flow.send({ type: 'submitted' })
    await toPromise(flow)
    expect(service.find(email)).toBeUndefined()
    expect(records.has(first?.uid ?? '')).toBe(false)
    expect(service.find('right@lindqvist.example')?.displayName).toBe('Maya')
  })
})

describe('two tabs', () => {
  it('both go on after the mail was opened: the tab of the link at once, the first by itself', async () => {
    const { openPage, service } = openBrowser()
    const first = openPage()
    await signUp(first)
    service.verify(email)
    const second = openPage()
    await second.become({ 'signed in': 'ready' })
    expect(second.wishes).toContainEqual({ type: 'leave', to: '/preferences', returning: false })
    await first.become({ 'signed in': 'ready' })
    expect(first.wishes).not.toContainEqual({ type: 'leave', to: '/preferences', returning: false })
  })

  it('a second proof of the same member asks nobody and cannot end the session', async () => {
    const { openPage, store } = withMember()
    const page = openPage()
    await logIn(page)
    page.memberApi.steering.fail('login', { kind: 'unreachable' })
    await logIn(page)
    expect(page.memberApi.steering.count('login')).toBe(1)
    expect(store.session.isLoggedIn).toBe(true)
  })

  it('a logout in one is a logout in the other', async () => {
    const { openPage } = withMember()
    const first = openPage()
    await logIn(first)
    const second = openPage()
    await second.become({ 'signed in': 'ready' })
    first.app.session.send({ type: 'logout requested' })
    await second.become('signed out')
    expect(second.app.session.getSnapshot().context.member).toBeNull()
    expect(second.wishes).toContainEqual({ type: 'notice', notice: 'signed out elsewhere' })
    expect(first.wishes).not.toContainEqual({ type: 'notice', notice: 'signed out elsewhere' })
  })

  it('a sign-in in one is a sign-in in the other, which waits until its own library knows', async () => {
    const { openPage } = withMember()
    const first = openPage()
    const second = openPage()
    await logIn(first)
    await second.become({ 'signed in': 'ready' })
    expect(first.app.session.getSnapshot().hasTag('signed in')).toBe(true)
  })
})
