import { describe, expect, it } from 'vitest'
import { sameOriginPath } from '../../machines/paths.ts'
import { newMember, settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { openBrowser } from './open-page.ts'

describe('an event of a flow', () => {
  it('“signed in” leads a member without required steps to the return path', () => {
    const { app, commands } = openBrowser().openPage()
    app.routeEvent({
      type: 'signed in',
      member: settledMember,
      returnTo: sameOriginPath('/settings?tab=1'),
    })
    expect(commands).toEqual([{ type: 'navigate', to: '/settings?tab=1', withReturnPath: false }])
  })

  it('“signed in” leads a member without interests to /preferences, and then to the return path', () => {
    const { app, commands } = openBrowser().openPage()
    app.routeEvent({ type: 'signed in', member: newMember, returnTo: sameOriginPath('/settings') })
    app.onboarding.send({ type: 'interests saved' })
    expect(commands).toEqual([
      { type: 'navigate', to: '/preferences', withReturnPath: false },
      { type: 'navigate', to: '/settings', withReturnPath: false },
    ])
  })

  it('“account created” stores the pending token and the pending email, and leads to /verify-email (spec 4.08, 4.15)', () => {
    const { openPage, store } = openBrowser()
    const { app, commands } = openPage()
    app.routeEvent({
      type: 'account created',
      identity: { ...verifiedIdentity, emailVerified: false },
      pendingToken: 'pending-1',
    })
    expect(store.session).toMatchObject({
      pendingToken: 'pending-1',
      tempUserEmail: verifiedIdentity.email,
      isLoggedIn: false,
    })
    expect(commands).toEqual([{ type: 'navigate', to: '/verify-email', withReturnPath: false }])
  })

  it('of a form that is saved or cancelled leads from the form to /profile', () => {
    const { app, commands } = openBrowser().openPage()
    app.routeEvent({ type: 'profile updated', member: settledMember })
    app.routeEvent({ type: 'closed without saving' })
    expect(commands).toEqual([
      { type: 'navigate', to: '/profile', withReturnPath: false },
      { type: 'go back', fallback: '/profile' },
    ])
  })

  it('“profile completed” leads to /preferences', () => {
    const { app, commands } = openBrowser().openPage()
    app.onboarding.send({
      type: 'signed in',
      member: newMember,
      authType: 'google',
      returnTo: null,
    })
    app.routeEvent({ type: 'profile completed', member: newMember })
    expect(commands.at(-1)).toEqual({ type: 'navigate', to: '/preferences', withReturnPath: false })
  })

  it('“notice” about a dropped password shows the message until it is dismissed, without a toast', () => {
    const { app, commands } = openBrowser().openPage()
    app.routeEvent({ type: 'notice', notice: 'password removed' })
    expect(app.passwordRemoved.getSnapshot().matches('visible')).toBe(true)
    app.passwordRemoved.send({ type: 'dismissed' })
    expect(app.passwordRemoved.getSnapshot().value).toBe('hidden')
    expect(commands).toEqual([])
  })

  it('“notice” with a failure logs the kind of the failure and shows the notice', () => {
    const { app, commands, log } = openBrowser().openPage()
    const failure = { kind: 'wrong credentials', message: 'maya@lindqvist.example' } as const
    app.routeEvent({ type: 'notice', notice: 'login failed', failure })
    expect(log).toEqual(['login failed: wrong credentials'])
    expect(commands).toEqual([{ type: 'notice', notice: 'login failed', failure }])
  })
})
