import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { verifyEmailFlow } from '../../src/app/pages/verify-email.tsx'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, openSession, type Page } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

/** Two tabs of one browser, in which Maya is signed in. */
const openTabs = async () => {
  const browser = openBrowser()
  const { uid } = browser.service.add({ email, password, displayName: 'Maya Lindqvist' })
  browser.records.set(uid, memberWith({ email, name: 'Maya Lindqvist', interests: ['Yoga'] }))
  const first = browser.openPage()
  await openSession(first.app.session, await first.identity.signIn({ email, password }))
  const second = browser.openPage()
  await second.waitForState({ 'signed in': 'ready' })
  return { ...browser, first, second }
}

/** Two tabs of one browser in which Maya has signed up and her email is not verified. */
const openWaitingTabs = async () => {
  const browser = openBrowser()
  browser.service.add({ email, password, displayName: 'Maya Lindqvist', emailVerified: false })
  browser.store.session = { ...browser.store.session, tempUserEmail: email }
  const pages = [browser.openPage(), browser.openPage()] as const
  for (const { identity } of pages) await identity.signIn({ email, password })
  const [first, second] = pages
  return { first, second }
}

const requestedEmails = (
  pages: readonly Page[],
  call: 'sendVerificationEmail' | 'sendPasswordReset',
): number => pages.reduce((sum, { identity }) => sum + identity.controls.count(call), 0)

const memberOf = ({ app }: Page) => app.session.getSnapshot().context.member?.email

describe('two tabs', () => {
  it('never mix two members when another member signs in in one of them (fault 56)', async () => {
    const { first, second, service, records, store } = await openTabs()
    const tomas = service.add({ email: 'tomas@example.test', password, displayName: 'Tomás' })
    records.set(tomas.uid, memberWith({ email: tomas.email, interests: ['Yoga'] }))
    const mixed: unknown[] = []
    for (const { app } of [first, second]) {
      app.session.subscribe(({ context: { identity, member } }) => {
        if (identity && member && identity.email !== member.email) mixed.push([identity, member])
      })
    }
    await openSession(
      second.app.session,
      await second.identity.signIn({ email: tomas.email, password }),
    )
    await waitFor(
      first.app.session,
      (session) => session.matches('signed out') || memberOf(first) === tomas.email,
    )
    expect(mixed).toEqual([])
    expect(memberOf(second)).toBe(tomas.email)
    expect(store.session.userId).toBe(tomas.uid)
  })

  it('both show what the member has changed in one of them', async () => {
    const { first, second, records, store } = await openTabs()
    const { uid = '' } = first.identity.current() ?? {}
    const known = memberWith({ email, name: 'Maya L.', interests: ['Yoga', 'Karaoke'] })
    const member = { ...known, profileImage: 'https://pictures.example/2' }
    records.set(uid, member)
    first.app.session.send({ type: 'member changed', member })
    const changed = await waitFor(
      second.app.session,
      ({ context }) => context.member?.name === 'Maya L.',
    )
    expect(changed.context.member).toEqual(member)
    expect(second.app.root.getSnapshot().children.pageHost?.getSnapshot().context.member).toEqual(
      member,
    )
    await second.settled()
    expect([first, second].map(({ memberApi }) => memberApi.controls.count('me'))).toEqual([0, 2])
    expect(store.session.displayName).toBe('Maya L.')
  })

  it('load nothing when another member has changed a record in a third', async () => {
    const { first, second } = await openTabs()
    first.app.services.tabs.publish({ type: 'member changed', owner: 'uid-tomas' })
    await second.settled()
    expect(second.memberApi.controls.count('me')).toBe(1)
  })

  it('send one verification email if both press resend at the same time (fault 119)', async () => {
    const { first, second } = await openWaitingTabs()
    const flows = [first, second].map((page) =>
      createActor(verifyEmailFlow(page.app), {
        systemId: 'page',
        parent: page.app.root,
        input: { email, signedIn: null, at: page.app.services.clock.now(), resendAt: null },
      }).start(),
    )
    for (const flow of flows) flow.send({ type: 'resend requested' })
    for (const flow of flows) {
      await waitFor(flow, (at) => at.matches({ waiting: { resending: 'cooling down' } }))
      expect(flow.getSnapshot().context.message).toBe('sent')
    }
    expect(requestedEmails([first, second], 'sendVerificationEmail')).toBe(1)
  })

  it('send one reset email per email address within 60 s, regardless of how often it is requested (fault 119)', async () => {
    const { openPage } = openBrowser()
    const pages = [openPage(), openPage()]
    const banners = pages.map(({ app }) => app.passwordRemoved)
    for (const press of [1, 2]) {
      for (const banner of banners) banner.send({ type: 'password removed', email })
      for (const banner of banners) banner.send({ type: 'reset email requested' })
      for (const banner of banners) await waitFor(banner, (at) => at.matches({ visible: 'sent' }))
      expect([press, requestedEmails(pages, 'sendPasswordReset')]).toEqual([press, 1])
    }
  })

  it('can refresh the token at the same time (fault 58)', async () => {
    const { first, second, store } = await openTabs()
    const tokens = await Promise.all(
      [first, second].map(({ identity }) => identity.idToken({ fresh: true })),
    )
    expect(tokens).toContain(store.session.token)
    for (const { app, memberApi } of [first, second]) {
      await expect(memberApi.me()).resolves.toMatchObject({ email })
      expect(app.session.getSnapshot().matches({ 'signed in': 'ready' })).toBe(true)
    }
  })
})
