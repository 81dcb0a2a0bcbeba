import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { enterSession } from '../../src/app/enter-session.ts'
import { memberWith } from '../support/fakes/member-api.ts'
import { openBrowser, type Page } from './open-page.ts'

const email = 'maya@lindqvist.example'
const password = 'sweet-pea-88'

/** Two tabs of one browser, in which Maya is signed in. */
const openTabs = async () => {
  const browser = openBrowser()
  const { uid } = browser.service.add({ email, password, displayName: 'Maya Lindqvist' })
  browser.records.set(uid, memberWith({ email, name: 'Maya Lindqvist', interests: ['Yoga'] }))
  const first = browser.openPage()
  await enterSession(first.app.session, await first.identity.signIn({ email, password }))
  const second = browser.openPage()
  await second.become({ 'signed in': 'ready' })
  return { ...browser, first, second }
}

const memberOf = ({ app }: Page) => app.session.getSnapshot().context.member?.email

describe('two tabs', () => {
  it('never show one member with the record of another, when another signs in in one of them (fault 56)', async () => {
    const { first, second, service, records, store } = await openTabs()
    const tomas = service.add({ email: 'tomas@example.test', password, displayName: 'Tomás' })
    records.set(tomas.uid, memberWith({ email: tomas.email, interests: ['Yoga'] }))
    const mixed: unknown[] = []
    for (const { app } of [first, second]) {
      app.session.subscribe(({ context: { identity, member } }) => {
        if (identity && member && identity.email !== member.email) mixed.push([identity, member])
      })
    }
    await enterSession(
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

  it('refresh the token at once, and both go on (fault 58)', async () => {
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
