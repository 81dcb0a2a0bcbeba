import { describe, expect, test } from 'vitest'
import { otherIdentity, settledMember, verifiedIdentity } from '../../machines/model/samples.ts'
import { nothingStored } from '../../machines/session/session-entries.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { told } from '../support/paths/told.ts'
import {
  arrivalOf,
  cleared,
  ended,
  noRecord,
  proven,
  recalled,
  restored,
  signUp,
  startOfWait,
  stores,
} from './support/session-steps.ts'

/* What the tour has no need of, because it shows no other state. */
const here = arrivalOf(settledMember)
const appleIdentity = { ...verifiedIdentity, authType: 'apple' as const, emailVerified: false }
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
    'identity proven': {
      ...sessionModel.events?.['identity proven'],
      'by Apple': { type: 'identity proven' as const, identity: appleIdentity },
    },
    'member changed': {
      'to another name': { type: 'member changed' as const, member: renamed },
    },
  },
  outcomes: {
    ...sessionModel.outcomes,
    'restore identity': {
      ...sessionModel.outcomes?.['restore identity'],
      'finds an Apple member': { resolves: appleIdentity },
    },
    'load member': {
      ...sessionModel.outcomes?.['load member'],
      'finds it deleted': { rejects: { kind: 'account deleted' as const } },
    },
  },
}

const at = (input: string, ...moves: string[]) => told(model, input, ...moves)
const member = (...moves: string[]) => at('a stored member', ...moves)

describe('the session, where little is missing', () => {
  test.each(['a token without its flag', 'a flag without its token'])(
    'by %s nobody is here',
    (input) => {
      expect(at(input).at).toEqual({ 'signed out': 'settled' })
    },
  )

  test('without a stored uid whoever is found is the member', () => {
    expect(at('a member without their uid', 'restore identity: finds the member').at).toEqual({
      'signed in': 'loading',
    })
  })

  test('a provider vouches for an address that nobody has verified', () => {
    expect(member('restore identity: finds an Apple member').at).toEqual({ 'signed in': 'loading' })
    const entered = at(
      'nothing',
      'identity proven (by Apple)',
      'fetch token: is fetched',
      'sign in socially: is accepted',
    )
    expect(entered.context.stored).toMatchObject({ isAppleAuth: true, isGoogleAuth: false })
  })

  test('an account that was deleted elsewhere ends the session', () => {
    const found = 'restore identity: finds the member'
    expect(member(found, 'load member: finds it deleted').at).toBe('expired')
  })

  test('a record that was saved replaces the one that was here', () => {
    const changed = member(...restored, 'member changed (to another name)')
    expect(changed.context).toMatchObject({
      member: renamed,
      stored: { displayName: 'Maya Berg', profileImage: 'https://pictures.example/1' },
    })
  })

  test('a change of identity without a token leaves the token as it is', () => {
    const same = member(...restored, 'identity changed (to the same without a token)')
    expect(same).toMatchObject({ at: { 'signed in': 'ready' }, context: { token: 'token-1' } })
    expect(same.says).toEqual([])
  })

  test.each(['to another without a token', 'to an unverified stranger'])(
    'a change of identity %s makes no other member',
    (who) => {
      expect(member(...restored, `identity changed (${who})`)).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { member: settledMember },
      })
    },
  )

  test('a pending token that was refused is forgotten, on either way to it', () => {
    const refused = 'load with pending token: is refused'
    const stored = signUp(...startOfWait, ...proven, refused)
    expect(stored.says).toEqual([stores({ pendingToken: null })])
    const again = at(
      'nothing',
      ...proven,
      noRecord,
      'complete registration: is registered',
      refused,
    )
    expect(again.says).toEqual([stores({ pendingToken: null }), cleared])
  })

  test('whoever was found by themselves is here once their record is', () => {
    const itself = signUp(...recalled, 'load with pending token: is accepted')
    expect(itself.at).toEqual({ 'signed in': 'ready' })
  })

  test('the wait for the mail goes on when another tab begins one', () => {
    const other = signUp(...startOfWait, 'storage changed (to a sign-up)')
    expect(other.at).toBe('awaiting verification')
    expect(other.says).not.toContainEqual(ended)
  })
})
