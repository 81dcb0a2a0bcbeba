import { describe, expect, test } from 'vitest'
import { restoreIdentityModel } from '../../machines/restore-identity/restore-identity-model.ts'
import { otherIdentity, settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { only, walkMachine } from '../support/paths/walk-machine.ts'
import {
  authenticated,
  ended,
  foundUnverified,
  noRecord,
  restored,
  resumed,
  signInFailed,
  signUp,
  storedSessionOf,
  stores,
  withoutReports,
} from './support/session-steps.ts'

/* Cases that the transition tour does not need because they reach no other state. */
const here = storedSessionOf(settledMember)
/** Apple has supplied no email, so there is none to verify. */
const appleIdentity = {
  ...verifiedIdentity,
  authType: 'apple' as const,
  email: null,
  emailVerified: false,
  linkedProviders: [{ provider: 'google' as const, email: 'maya@lindqvist.example' }],
}
const renamed = { ...settledMember, name: 'Maya Berg', profileImage: 'https://pictures.example/1' }
const model = {
  ...sessionModel,
  inputs: {
    ...sessionModel.inputs,
    'a token without its flag': { stored: { ...here, isLoggedIn: false }, deletion: null },
    'a flag without its token': { stored: { ...here, token: null }, deletion: null },
    'a member without their uid': { stored: { ...here, userId: null }, deletion: null },
    nothing: { stored: nothingStored, deletion: null },
  },
  events: {
    ...sessionModel.events,
    'identity changed': {
      ...sessionModel.events?.['identity changed'],
      'to the same without a token': {
        type: 'identity changed' as const,
        identity: verifiedIdentity,
        token: null,
      },
      'to another without a token': {
        type: 'identity changed' as const,
        identity: otherIdentity,
        token: null,
      },
      'to an unverified stranger': {
        type: 'identity changed' as const,
        identity: { ...otherIdentity, emailVerified: false },
        token: 'token-3',
      },
    },
    'identity verified': {
      ...sessionModel.events?.['identity verified'],
      'by Apple': { type: 'identity verified' as const, identity: appleIdentity },
    },
    'member changed': {
      'to another name': { type: 'member changed' as const, member: renamed },
    },
  },
  children: {
    'restore identity': {
      ...restoreIdentityModel,
      outcomes: {
        ...restoreIdentityModel.outcomes,
        'read identity': {
          ...restoreIdentityModel.outcomes['read identity'],
          'finds an Apple member': { resolves: appleIdentity },
        },
      },
    },
  },
}

const at = (input: string, ...moves: string[]) =>
  withoutReports(walkMachine(model, input, ...moves))
const member = (...moves: string[]) => at('a stored member', ...moves)

describe('the session with incomplete data', () => {
  test.each(['a token without its flag', 'a flag without its token'])(
    '%s does not restore a session (spec 4.42)',
    (input) => {
      expect(at(input).at).toEqual({ 'signed out': 'idle' })
    },
  )

  test('without a stored uid the restored identity becomes the member', () => {
    expect(at('a member without their uid', 'read identity: finds the member').at).toEqual({
      'signed in': 'loading',
    })
  })

  test('an identity without an email counts as verified and no provider is unlinked', () => {
    expect(member('read identity: finds an Apple member').at).toEqual({ 'signed in': 'loading' })
    const entered = at(
      'nothing',
      'identity verified (by Apple)',
      'fetch token: is fetched',
      'sign in with provider: is accepted',
    )
    expect(entered.context.stored).toMatchObject({ isAppleAuth: true, isGoogleAuth: false })
  })

  test('a saved record replaces the current one', () => {
    const changed = member(...restored, 'member changed (to another name)')
    expect(changed.context).toMatchObject({
      member: renamed,
      stored: { displayName: 'Maya Berg', profileImage: 'https://pictures.example/1' },
    })
  })

  test('a change of the identity without a token keeps the current token', () => {
    const same = member(...restored, 'identity changed (to the same without a token)')
    expect(same).toMatchObject({
      at: { 'signed in': { ready: 'idle' } },
      context: { token: 'token-1' },
    })
    expect(same.sentTo).toEqual({})
  })

  test.each([
    ['to another without a token', 'another member signed in elsewhere'],
    ['to an unverified stranger', 'replaced by another sign-in'],
  ] as const)(
    'a change of the identity %s hides the member until the session is restored',
    (who, reason) => {
      const other = member(...restored, `identity changed (${who})`)
      expect(other).toMatchObject({ at: 'restoring', context: { identity: null, member: null } })
      expect(other.sentTo).toEqual({
        app: [ended(reason)],
        onboarding: [ended(reason)],
      })
    },
  )

  test('a rejected pending token is cleared, and the backend is asked for the record (spec 4.27, 4.28)', () => {
    const refused = 'load with pending token: is refused'
    const stored = signUp(...foundUnverified, ...authenticated, refused)
    expect(stored.sentTo).toEqual({ storage: [stores({ pendingToken: null })] })
    expect(stored).toMatchObject({
      services: only('log in to backend'),
      context: { stored: { pendingToken: null } },
    })
    const again = at(
      'nothing',
      ...authenticated,
      noRecord,
      'complete registration: is registered',
      refused,
    )
    expect(again.sentTo).toEqual({ storage: [stores({ pendingToken: null }), ...signInFailed] })
  })

  test('a resumed sign-up is signed in once its record is loaded', () => {
    const entered = signUp(...resumed, 'load with pending token: is accepted')
    expect(entered.at).toEqual({ 'signed in': { ready: 'after verification' } })
  })

  test('only the resumed sign-up itself says that the email is verified', () => {
    const next = signUp(
      ...resumed,
      'load with pending token: is accepted',
      'identity changed (to another member)',
      'load member: finds no record',
      'complete registration: is registered',
      'load with pending token: is accepted',
    )
    expect(next.at).toEqual({ 'signed in': { ready: 'idle' } })
    expect(next.emitted).not.toContainEqual(expect.objectContaining({ type: 'email verified' }))
  })

  test('a pending verification continues when another tab starts one', () => {
    const other = signUp(...foundUnverified, 'storage changed (to a sign-up)')
    expect(other.at).toBe('awaiting verification')
    expect(other.emitted).not.toContainEqual(expect.objectContaining({ type: 'session ended' }))
  })
})
