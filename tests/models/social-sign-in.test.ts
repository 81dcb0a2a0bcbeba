import { describe, expect, test } from 'vitest'
import { googleIdentity, newMember } from '../../machines/model/samples.ts'
import { samePath } from '../../machines/paths.ts'
import { socialSignInModel } from '../../machines/social-sign-in/social-sign-in-model.ts'
import { told } from '../support/paths/told.ts'

const returnTo = samePath('/settings')
const model = { ...socialSignInModel, inputs: { 'a visitor': { returnTo } } }
const at = (...moves: string[]) => told(model, 'a visitor', ...moves)

const google = 'provider chosen (Google)'
const apple = 'provider chosen (Apple)'
const answer = (how: string) => `sign in with provider: ${how}`
const proven = [google, answer('signs in')]
const entered = 'enter session: is entered'

describe('signing in with a provider', () => {
  test('waits for a choice', () => {
    expect(at()).toMatchObject({ at: { choosing: 'idle' }, tags: [], asks: {}, says: [] })
    expect(at().context).toEqual({
      provider: 'google',
      returnTo,
      signedIn: null,
      failure: null,
    })
  })

  test.each([
    [google, 'google'],
    [apple, 'apple'],
  ])('opens the window of the one that was chosen: %s', (choice, provider) => {
    expect(at(choice)).toMatchObject({
      at: 'popup open',
      tags: ['busy'],
      asks: { 'sign in with provider': { provider } },
    })
  })

  test('can be begun anew with the other one, or given up, while the window is open', () => {
    expect(at(google, apple)).toMatchObject({
      at: 'popup open',
      asks: { 'sign in with provider': { provider: 'apple' } },
    })
    expect(at(google, 'cancelled')).toMatchObject({ at: { choosing: 'idle' }, asks: {} })
  })

  test('enters the session with the identity that was proven, busy meanwhile', () => {
    expect(at(...proven)).toMatchObject({
      at: 'entering',
      tags: ['busy'],
      asks: { 'enter session': { identity: googleIdentity } },
    })
  })

  test('that has entered says who is here and where they wanted to go', () => {
    const signedIn = { type: 'signed in', member: newMember, returnTo }
    const here = at(...proven, entered)
    expect(here.at).toBe('entered')
    expect(here.says).toEqual([signedIn])
    const dropped = at(google, answer('signs in and drops a password'), entered)
    expect(dropped.at).toBe('entered')
    expect(dropped.says).toEqual([signedIn, { type: 'notice', notice: 'password dropped' }])
  })
})

describe('a window', () => {
  test.each(['is closed', 'is superseded'])('that %s is no failure', (how) => {
    expect(at(google, answer(how))).toMatchObject({
      at: { choosing: 'idle' },
      tags: [],
      says: [],
      context: { failure: null },
    })
  })

  test.each([
    [google, 'google sign-in failed'],
    [apple, 'apple sign-in failed'],
  ])('that fails after %s is told by the name of its provider', (choice, notice) => {
    const failure = { kind: 'provider unreachable' }
    expect(at(choice, answer('cannot be reached'))).toMatchObject({
      at: { choosing: 'idle' },
      tags: [],
      context: { failure },
      says: [{ notice, failure }],
    })
  })

  test.each([
    ['is blocked', 'popup blocked', 'popup blocked'],
    ['finds another provider', 'other provider', 'other provider'],
  ])('that %s is explained, until the next choice', (how, state, kind) => {
    const told = at(google, answer(how))
    expect(told).toMatchObject({
      at: { choosing: state },
      says: [{ notice: 'google sign-in failed', failure: { kind } }],
      context: { failure: { kind } },
    })
    expect(at(google, answer(how), google)).toMatchObject({
      at: 'popup open',
      context: { failure: null },
    })
  })
})

test('a session that cannot be entered is told, and can be tried again', () => {
  const failure = { kind: 'server error' }
  expect(at(...proven, 'enter session: is refused')).toMatchObject({
    at: { choosing: 'idle' },
    tags: [],
    context: { failure },
    says: [{ notice: 'google sign-in failed', failure }],
  })
})
