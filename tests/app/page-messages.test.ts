import { describe, expect, it } from 'vitest'
import { sameOriginPath } from '../../machines/paths.ts'
import { newMember, settledMember } from '../../machines/samples.ts'
import { openBrowser } from './open-page.ts'

describe('a message of a page', () => {
  it('“signed in” leads a member without required steps to the return path', () => {
    const { app, commands } = openBrowser().openPage()
    app.onboarding.send({
      type: 'signed in',
      member: settledMember,
      authType: 'local',
      returnTo: sameOriginPath('/settings?tab=1'),
    })
    expect(commands).toEqual([{ type: 'navigate', to: '/settings?tab=1', withReturnPath: false }])
  })

  it('“signed in” leads a member without interests to /preferences, and then to the return path', () => {
    const { app, commands } = openBrowser().openPage()
    app.onboarding.send({
      type: 'signed in',
      member: newMember,
      authType: 'local',
      returnTo: sameOriginPath('/settings'),
    })
    app.onboarding.send({ type: 'step completed', step: '/preferences', member: settledMember })
    expect(commands).toEqual([
      { type: 'navigate', to: '/preferences', withReturnPath: false },
      { type: 'navigate', to: '/settings', withReturnPath: false },
    ])
  })

  it('“step completed” leads from the profile to /preferences', () => {
    const { app, commands } = openBrowser().openPage()
    app.onboarding.send({
      type: 'signed in',
      member: newMember,
      authType: 'google',
      returnTo: null,
    })
    app.onboarding.send({ type: 'step completed', step: '/profile-completion', member: newMember })
    expect(commands.at(-1)).toEqual({ type: 'navigate', to: '/preferences', withReturnPath: false })
  })

  it('“notice” with a failure logs the kind of the failure and shows the notice', () => {
    const { app, commands, log } = openBrowser().openPage()
    const failure = { kind: 'wrong credentials', message: 'maya@lindqvist.example' } as const
    app.root.send({ type: 'notice', notice: 'login failed', failure })
    expect(log).toEqual(['login failed: wrong credentials'])
    expect(commands).toEqual([{ type: 'notice', notice: 'login failed', failure }])
  })
})
