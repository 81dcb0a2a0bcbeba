import { describe, expect, test } from 'vitest'
import { sameOriginPath } from '../../machines/paths.ts'
import { googleIdentity, linkedIdentity, newMember } from '../../machines/samples.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { none, walkMachine } from '../support/paths/walk-machine.ts'

const path = sameOriginPath('/settings')
const of = (owner: string | null) => ({ returnTo: path && { path, owner } })
const model = {
  ...socialSignInModel,
  inputs: {
    'a visitor': of(null),
    'the member whose session ended': of(googleIdentity.uid),
    'another member': of('uid-elin'),
  },
}
const at = (...moves: string[]) => walkMachine(model, 'a visitor', ...moves)

const google = 'provider chosen (google)'
const apple = 'provider chosen (apple)'
const answer = (how: string) => `sign in with provider: ${how}`
const authenticated = [google, answer('signs in')]
const entered = 'session opened (of the member)'

describe('signing in with a provider', () => {
  test('waits for a choice', () => {
    expect(at()).toMatchObject({ at: { choosing: 'idle' }, tags: [], services: none })
    expect(at().sentTo).toEqual({ signIns: [{ type: 'sign-in offered' }] })
    expect(at().context).toEqual({
      provider: 'google',
      ...of(null),
      identity: null,
      failure: null,
    })
  })

  test.each([
    [google, 'google'],
    [apple, 'apple'],
  ])('opens the popup of the chosen provider: %s', (choice, provider) => {
    expect(at(choice)).toMatchObject({
      at: 'popup open',
      tags: ['busy'],
      services: { 'sign in with provider': { provider } },
    })
  })

  test('is rejected for an unverified email, with a link to its verification (fault 120)', () => {
    const refused = at(google, answer('finds the email unverified'))
    expect(refused).toMatchObject({ at: { choosing: 'unverified' }, tags: [], services: none })
    expect(refused.emitted).toEqual([
      { type: 'verification required', identity: linkedIdentity },
      { type: 'notice', notice: 'email not verified' },
    ])
    const redirected = at(google, answer('finds the email unverified'), 'verification requested')
    expect(redirected.emitted.at(-1)).toEqual({
      type: 'navigate',
      to: '/verify-email',
      withReturnPath: false,
    })
    expect(at(google, answer('finds the email unverified'), apple).at).toBe('popup open')
  })

  test('starts the session with the authenticated identity, busy meanwhile', () => {
    expect(at(...authenticated)).toMatchObject({
      at: 'starting session',
      tags: ['busy'],
      emitted: [{ type: 'identity verified', identity: googleIdentity }],
    })
  })

  test.each([
    ['a visitor', path],
    ['the member whose session ended', path],
    ['another member', null],
  ])(
    'sends the member and the return path of %s to the onboarding at the end',
    (input, returnTo) => {
      const signedIn = { type: 'signed in', member: newMember, authType: 'google', returnTo }
      const end = walkMachine(model, input, ...authenticated, entered)
      expect(end.at).toBe('signed in')
      expect(end.sentTo).toEqual({ onboarding: [signedIn] })
    },
  )
})

describe('a popup', () => {
  test.each([
    [google, 'google sign-in failed'],
    [apple, 'apple sign-in failed'],
  ])('that fails after %s shows a notice with the name of its provider', (choice, notice) => {
    const failure = { kind: 'provider unreachable' }
    expect(at(choice, answer('cannot be reached'))).toMatchObject({
      at: { choosing: 'idle' },
      tags: [],
      context: { failure },
      emitted: [{ notice, failure }],
    })
  })

  test.each([
    ['popup is blocked', 'popup blocked', 'popup blocked'],
    ['finds another provider', 'other provider', 'other provider'],
  ])('that %s shows an explanation until the next choice', (how, state, kind) => {
    const failed = at(google, answer(how))
    expect(failed).toMatchObject({
      at: { choosing: state },
      emitted: [{ notice: 'google sign-in failed', failure: { kind } }],
      context: { failure: { kind } },
    })
    expect(at(google, answer(how), google)).toMatchObject({
      at: 'popup open',
      context: { failure: null },
    })
  })
})

test('shows a failed session start and offers another attempt', () => {
  const failure = { kind: 'server error' }
  expect(at(...authenticated, 'session not opened (by the backend)')).toMatchObject({
    at: { choosing: 'idle' },
    tags: [],
    context: { failure },
    emitted: [{ notice: 'google sign-in failed', failure }],
  })
})
