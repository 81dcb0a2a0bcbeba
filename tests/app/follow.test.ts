import { describe, expect, it } from 'vitest'
import { newMember, settledMember, verifiedIdentity } from '../../machines/model/samples.ts'
import { samePath } from '../../machines/paths.ts'
import { openBrowser } from './open-page.ts'

describe('what the flows tell', () => {
  it('leads a member who owes nothing to the page that was wanted', () => {
    const { app, wishes } = openBrowser().openPage()
    app.follow({ type: 'signed in', member: settledMember, returnTo: samePath('/settings?tab=1') })
    expect(wishes).toEqual([{ type: 'leave', to: '/settings?tab=1', returning: false }])
  })

  it('leads a member without interests to choose some, and to the wanted page afterwards', () => {
    const { app, wishes } = openBrowser().openPage()
    app.follow({ type: 'signed in', member: newMember, returnTo: samePath('/settings') })
    app.follow({ type: 'interests saved', member: settledMember })
    expect(wishes).toEqual([
      { type: 'leave', to: '/preferences', returning: false },
      { type: 'leave', to: '/settings', returning: false },
    ])
  })

  it('stores the pending token and the waiting address of a new account, and leads to its verification (spec 4.08, 4.14, 4.15)', () => {
    const { openPage, store } = openBrowser()
    const { app, wishes } = openPage()
    app.follow({
      type: 'account created',
      identity: { ...verifiedIdentity, emailVerified: false },
      pendingToken: 'pending-1',
    })
    expect(store.session).toMatchObject({
      pendingToken: 'pending-1',
      tempUserEmail: verifiedIdentity.email,
      isLoggedIn: false,
    })
    expect(wishes).toEqual([{ type: 'leave', to: '/verify-email', returning: false }])
  })

  it('keeps the moment from which another mail may be sent', () => {
    const { openPage, store } = openBrowser()
    openPage().app.follow({ type: 'resend allowed from', email: 'a@b.example', at: 60_000 })
    expect(store.resend).toEqual({ email: 'a@b.example', from: 60_000 })
  })

  it('keeps the member that was saved, and leads from the forms to /profile', () => {
    const { app, wishes } = openBrowser().openPage()
    app.follow({ type: 'interests updated', member: settledMember })
    app.follow({ type: 'profile updated', member: settledMember })
    app.follow({ type: 'cancelled' })
    expect(wishes).toEqual([
      { type: 'leave', to: '/profile', returning: false },
      { type: 'leave', to: '/profile', returning: false },
      { type: 'go back', otherwise: '/profile' },
    ])
  })

  it('shows the theme that was chosen, and keeps it', () => {
    const { app } = openBrowser().openPage()
    app.follow({ type: 'theme chosen', theme: 'dark' })
    expect(app.services.appearance.theme()).toBe('dark')
  })

  it('loads the page anew for the code that it misses, and remembers for which', () => {
    const { app } = openBrowser().openPage()
    app.follow({ type: 'reload wanted', missing: '/assets/login-1.js' })
    expect(app.services.siteFiles.wasReloadedFor('/assets/login-1.js')).toBe(true)
  })

  it('leads on to the interests once the profile is complete', () => {
    const { app, wishes } = openBrowser().openPage()
    app.onboarding.send({
      type: 'signed in',
      member: newMember,
      authType: 'google',
      returnTo: null,
    })
    app.follow({ type: 'profile completed', member: newMember })
    expect(wishes.at(-1)).toEqual({ type: 'leave', to: '/preferences', returning: false })
  })

  it('keeps the word about a password that has gone until it is dismissed, and makes no toast of it', () => {
    const { app, wishes } = openBrowser().openPage()
    app.follow({ type: 'notice', notice: 'password dropped' })
    expect(app.passwordLost.getSnapshot().value).toBe('telling')
    app.passwordLost.send({ type: 'dismissed' })
    expect(app.passwordLost.getSnapshot().value).toBe('silent')
    expect(wishes).toEqual([])
  })

  it('logs a failure by its kind and reference, and shows it', () => {
    const { app, wishes, log } = openBrowser().openPage()
    const failure = { kind: 'wrong credentials', message: 'maya@lindqvist.example' } as const
    app.follow({ type: 'notice', notice: 'login failed', failure })
    expect(log).toEqual(['login failed: wrong credentials'])
    expect(wishes).toEqual([{ type: 'notice', notice: 'login failed', failure }])
  })
})
