import { describe, expect, it } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { signUpFlow } from '../../src/app/pages/signup.tsx'
import { verifyEmailFlow } from '../../src/app/pages/verify-email.tsx'
import { memberWith } from '../support/fakes/member-api.ts'
import { emptySession } from '../support/fakes/storage.ts'
import { openBrowser, openSession, type Page } from './open-page.ts'

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
  openSession(app.session, await identity.signIn({ email, password }))

const signUp = async ({ app }: Page, typedEmail = email) => {
  const flow = createActor(signUpFlow(app), {
    parent: app.root,
    input: {
      draft: {
        firstName: 'Maya',
        lastName: '',
        username: 'mayalind',
        email: typedEmail,
        phone: '',
      },
      identity: app.session.getSnapshot().context.identity,
      returnTo: null,
    },
  })
  flow.start()
  flow.send({ type: 'field changed', field: 'password', value: password })
  flow.send({ type: 'field changed', field: 'confirmPassword', value: password })
  flow.send({ type: 'submitted' })
  await toPromise(flow)
}

describe('one page', () => {
  it('is signed out at once, without a request to the identity service, if nothing is stored (spec 4.42)', () => {
    const { app, identity } = openBrowser().openPage()
    expect(app.session.getSnapshot().value).toEqual({ 'signed out': 'idle' })
    expect(identity.controls.calls).toEqual([])
  })

  it('stores token, flag and summary on sign-in and clears them on logout (spec 4.37, 4.38, 4.40, 4.44, 4.50)', async () => {
    const { openPage, store, account } = withMember()
    const page = openPage()
    await logIn(page)
    expect(store.session).toEqual({
      ...emptySession,
      ...{ token: expect.stringContaining(account.uid), isLoggedIn: true },
      ...{ userId: account.uid, displayName: 'Maya Lindqvist' },
    })
    page.app.session.send({ type: 'logout requested' })
    await page.settled()
    expect(Object.values(store.session).filter(Boolean)).toEqual([])
    expect(page.commands).toContainEqual({ type: 'navigate', to: '/login', withReturnPath: false })
  })

  it('keeps the reason and signs the identity out if the backend login fails', async () => {
    const page = withMember().openPage()
    page.memberApi.controls.fail('login', { kind: 'server error' })
    await logIn(page)
    expect(page.app.session.getSnapshot().context.failure).toEqual({ kind: 'server error' })
    expect(page.identity.current()).toBeNull()
    expect(page.app.session.getSnapshot().hasTag('signed out')).toBe(true)
  })

  it('finishes a registration without a record, without a name that may be a stranger’s (fault 122)', async () => {
    const { openPage, service, records } = openBrowser()
    const account = service.add({ email, password, displayName: 'Maya Lindqvist' })
    const page = openPage()
    await logIn(page)
    expect(records.get(account.uid)).toMatchObject({ name: '', firstName: '', email })
  })

  it('shows a notice, clears the session and redirects to /login with a return path if the session expires (spec 4.49)', async () => {
    const { openPage, store } = withMember()
    const page = openPage()
    await logIn(page)
    page.app.session.send({ type: 'session rejected' })
    await page.settled()
    expect(page.commands).toEqual([
      { type: 'notice', notice: 'session expired' },
      { type: 'navigate', to: '/login', withReturnPath: true },
    ])
    expect(store.session.token).toBeNull()
  })

  it('keeps the form if the sign-up is withdrawn because of a wrong email', async () => {
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
      systemId: 'page',
      parent: page.app.root,
      input: { email, signedIn: null, at: 0, resendAt: null },
    })
    flow.start()
    flow.send({ type: 'withdrawal requested' })
    await toPromise(flow)
    expect(service.find(email)).toBeUndefined()
    expect(store.session.tempUserEmail).toBeNull()
    expect(store.draft).toMatchObject({ firstName: 'Maya', email })
    expect(page.commands.at(-1)).toEqual({ type: 'navigate', to: '/signup', withReturnPath: false })
  })

  it('signs out an orphaned sign-in', async () => {
    const { openPage, store } = withMember()
    const earlier = openPage()
    await earlier.identity.signIn({ email, password })
    expect(store.session.isLoggedIn).toBe(false)
    const page = openPage()
    page.app.signIns.send({ type: 'sign-in offered' })
    await waitFor(page.app.session, (session) =>
      session.matches({ 'signed out': 'signing out orphaned identity' }),
    )
    await waitFor(page.app.session, (session) => session.matches({ 'signed out': 'idle' }))
    expect(page.identity.current()).toBeNull()
  })
})

describe('a page that waits for a verification', () => {
  const waiting = (page: Page) => {
    const flow = createActor(verifyEmailFlow(page.app), {
      systemId: 'page',
      parent: page.app.root,
      input: { email, signedIn: null, at: 0, resendAt: null },
    })
    flow.start()
    return flow
  }

  it('does not withdraw the account of another member who has signed in meanwhile', async () => {
    const { openPage, service, records } = openBrowser()
    const page = openPage()
    await signUp(page)
    const other = service.add({ email: 'tomas@example.test', password, displayName: 'Tomás' })
    records.set(other.uid, memberWith({ email: other.email, interests: ['Yoga'] }))
    const flow = waiting(page)
    const identity = await page.identity.signIn({ email: other.email, password })
    await openSession(page.app.session, identity)
    flow.send({ type: 'withdrawal requested' })
    await waitFor(flow, (snapshot) => snapshot.context.failure !== null)
    expect(flow.getSnapshot().context.failure?.kind).toBe('wrong account')
    expect(service.find(other.email)?.uid).toBe(other.uid)
    expect(page.memberApi.controls.count('deleteAccount')).toBe(0)
  })

  it('is not verified by the email of another member who has signed in meanwhile', async () => {
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

  it('removes the record and identity of the first attempt when the member signs up with a corrected email', async () => {
    const { openPage, service, records } = openBrowser()
    const page = openPage()
    await signUp(page)
    const first = service.find(email)
    await signUp(page, 'right@lindqvist.example')
    expect(service.find(email)).toBeUndefined()
    expect(records.has(first?.uid ?? '')).toBe(false)
    expect(service.find('right@lindqvist.example')?.displayName).toBe('Maya')
  })
})

describe('two tabs', () => {
  it('both sign in after the email was verified, and only the tab of the link navigates', async () => {
    const { openPage, service } = openBrowser()
    const first = openPage()
    await signUp(first)
    service.verify(email)
    const second = openPage()
    await second.waitForState({ 'signed in': 'ready' })
    expect(second.commands).toContainEqual({
      type: 'navigate',
      to: '/preferences',
      withReturnPath: false,
    })
    await first.waitForState({ 'signed in': 'ready' })
    expect(first.commands).not.toContainEqual({
      type: 'navigate',
      to: '/preferences',
      withReturnPath: false,
    })
  })

  it('a second sign-in of the same member sends no request and cannot end the session', async () => {
    const { openPage, store } = withMember()
    const page = openPage()
    await logIn(page)
    page.memberApi.controls.fail('login', { kind: 'unreachable' })
    await logIn(page)
    expect(page.memberApi.controls.count('login')).toBe(1)
    expect(store.session.isLoggedIn).toBe(true)
  })

  it('a session that expires in one tab has expired in the other', async () => {
    const { openPage } = withMember()
    const first = openPage()
    await logIn(first)
    const second = openPage()
    await second.waitForState({ 'signed in': 'ready' })
    first.app.session.send({ type: 'session rejected' })
    await second.waitForState('signed out')
    expect(second.commands.filter(({ type }) => type === 'notice')).toEqual([
      { type: 'notice', notice: 'session expired' },
    ])
  })

  it('a logout in one tab logs out the other', async () => {
    const { openPage } = withMember()
    const first = openPage()
    await logIn(first)
    const second = openPage()
    await second.waitForState({ 'signed in': 'ready' })
    first.app.session.send({ type: 'logout requested' })
    await second.waitForState('signed out')
    expect(second.app.session.getSnapshot().context.member).toBeNull()
    expect(second.commands).toContainEqual({ type: 'notice', notice: 'signed out elsewhere' })
    expect(first.commands).not.toContainEqual({ type: 'notice', notice: 'signed out elsewhere' })
  })

  it('a sign-in in one tab signs in the other', async () => {
    const { openPage } = withMember()
    const first = openPage()
    const second = openPage()
    await logIn(first)
    await second.waitForState({ 'signed in': 'ready' })
    expect(first.app.session.getSnapshot().hasTag('signed in')).toBe(true)
  })
})
