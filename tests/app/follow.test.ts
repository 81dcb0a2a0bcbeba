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

  it('stores the pending token and the waiting address of a new account, and leads to its verification', () => {
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
})
