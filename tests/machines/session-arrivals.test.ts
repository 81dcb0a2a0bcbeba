import { describe, expect, test } from 'vitest'
import { settledMember, unverifiedIdentity, verifiedIdentity } from '../../machines/samples.ts'
import { none } from '../support/paths/walk-machine.ts'
import {
  at,
  cleared,
  deletion,
  empty,
  ended,
  foundAnother,
  foundNone,
  foundUnverified,
  member,
  nothing,
  signUp,
  storedSessionOf,
  stores,
  toLogin,
} from './support/session-steps.ts'

describe('the session', () => {
  describe('when the site is opened', () => {
    test('without a stored session the visitor is signed out (spec 4.42)', () => {
      expect(empty()).toMatchObject({
        at: { 'signed out': 'idle' },
        tags: ['signed out'],
        services: none,
        emitted: [],
        sentTo: {},
      })
      expect(empty().context).toEqual({
        stored: nothing,
        identity: null,
        token: null,
        member: null,
        failure: null,
        replyTo: null,
        deletion: null,
        ended: null,
        formerUid: null,
      })
    })

    test('restores the identity of a stored member (spec 3.30, 4.42)', () => {
      expect(member()).toMatchObject({
        at: 'restoring',
        tags: ['restoring'],
        services: { 'restore identity': { expected: 'uid-maya' } },
        context: { token: 'token-1' },
      })
    })

    test.each([
      ['another identity', foundAnother],
      ['no identity', foundNone],
      ['the unverified identity', foundUnverified],
    ])('says that the session has expired if the identity service finds %s', (_, moves) => {
      const out = member(...moves)
      expect(out).toMatchObject({ at: 'signing out', tags: ['signed out'] })
      expect(Object.keys(out.services)).toEqual(['sign out identity'])
      expect(out.sentTo).toMatchObject({
        storage: [{ type: 'publish expiry' }, { type: 'hold draft' }, cleared],
        app: [
          ended('expired'),
          { notice: 'session expired' },
          { to: '/login', withReturnPath: true },
        ],
      })
    })

    test('shows a failure of the identity service and offers a retry and a logout', () => {
      const failed = 'read identity: fails'
      expect(member(failed)).toMatchObject({
        at: 'restore failed',
        tags: ['failed'],
        services: none,
        context: { failure: { kind: 'timed out' } },
      })
      expect(member(failed, 'retry requested')).toMatchObject({
        at: 'restoring',
        context: { failure: null },
      })
      const left = member(failed, 'logout requested')
      expect(left.at).toBe('signing out')
      expect(left.sentTo).toEqual({
        app: [ended('logged out'), toLogin],
        onboarding: [ended('logged out')],
        storage: [cleared],
      })
    })

    test.each([[], ['read identity: fails']])(
      'follows a sign-out or a sign-in of another tab (%j)',
      (...before) => {
        expect(member(...before, 'storage changed (to nothing)').at).toBe('signing out')
        const other = member(...before, 'storage changed (to a member)')
        expect(['restoring', 'restore failed']).toContain(other.at)
        expect(other.context.stored).toEqual(storedSessionOf(settledMember))
      },
    )

    test('restores the identity of a stored sign-up as signed out', () => {
      expect(signUp()).toMatchObject({
        at: 'resuming',
        tags: ['signed out'],
        services: { 'restore identity': { expected: null } },
      })
    })

    test.each([
      ['finds the unverified identity', foundUnverified, unverifiedIdentity],
      ['fails', ['read identity: fails'], null],
    ])(
      'keeps the pending verification of a stored sign-up if the identity service %s',
      (_, moves, identity) => {
        const waits = signUp(...moves)
        expect(waits).toMatchObject({
          at: 'awaiting verification',
          tags: ['signed out'],
          context: { identity, member: null, token: null },
        })
        expect(Object.keys(waits.services)).toEqual(['watch identity'])
        expect(waits.sentTo).toEqual({ onboarding: [{ type: 'verification pending' }] })
      },
    )

    test('removes all nine keys if the stored session lacks its token (reading 9)', () => {
      const half = at('a member without a token')
      expect(half).toMatchObject({ at: { 'signed out': 'idle' }, context: { stored: nothing } })
      expect(half.sentTo.storage).toContainEqual(stores(nothing))
    })

    test('drops a stored sign-up of another identity and signs that out', () => {
      const gone = signUp('read identity: finds no identity')
      expect(gone).toMatchObject({
        at: { 'signed out': 'idle' },
        context: { stored: nothing },
      })
      expect(gone.sentTo).toMatchObject({
        app: [ended('identity lost')],
        onboarding: [ended('identity lost')],
        storage: [cleared],
      })
      expect(signUp(...foundAnother).at).toBe('signing out')
    })

    test('starts the session of a stored sign-up that was verified meanwhile', () => {
      expect(signUp('read identity: finds the member')).toMatchObject({
        at: { authenticating: 'fetching the token' },
        context: { identity: verifiedIdentity, replyTo: 'session' },
      })
    })

    test('starts it too if the identity service answers late', () => {
      expect(signUp('read identity: fails', 'identity changed (to a fresh token)')).toMatchObject({
        at: { authenticating: 'fetching the token' },
        context: { identity: verifiedIdentity, replyTo: 'session' },
      })
    })

    test('resumes an unfinished account deletion', () => {
      expect(deletion('read identity: finds the member')).toMatchObject({
        at: 'deleting the account',
        tags: ['signed in', 'deleting'],
        context: { identity: verifiedIdentity },
      })
    })
  })

  describe('the pending verification', () => {
    const pending = { ...nothing, tempUserEmail: 'maya@lindqvist.example' }

    test.each([
      ['identity created (at sign-up)', pending],
      ['verification required (at login)', pending],
      ['account created (at sign-up)', { ...pending, pendingToken: 'pending-1' }],
    ])('starts with %s, without a member (spec 3.34)', (move, stored) => {
      const waits = empty(move)
      expect(waits).toMatchObject({
        at: 'awaiting verification',
        tags: ['signed out'],
        context: { identity: unverifiedIdentity, member: null, stored },
      })
      expect(waits.sentTo).toEqual({ storage: [stores(stored)] })
    })

    test('keeps the pending token for the same email', () => {
      const waiting = signUp(...foundUnverified, 'verification required (at login)')
      expect(waiting.sentTo).toEqual({
        storage: [stores({ ...pending, pendingToken: 'pending-1' })],
      })
    })

    test('ends if the account is withdrawn or the identity signs out', () => {
      for (const [move, reason, command] of [
        ['account withdrawn', 'logged out', stores(nothing)],
        ['identity changed (to signed out)', 'identity lost', stores(nothing)],
        ['session rejected (for its identity)', 'identity gone', stores(nothing)],
        ['session rejected (for its token)', 'verification finished elsewhere', cleared],
      ] as const) {
        const over = signUp(...foundUnverified, move)
        expect(over).toMatchObject({
          at: { 'signed out': 'idle' },
          context: { stored: nothing, identity: null },
        })
        expect(over.sentTo).toEqual({
          app: [ended(reason)],
          onboarding: [ended(reason)],
          storage: [command],
        })
      }
    })

    test('follows changes of the identity and of the storage', () => {
      const fresh = signUp(...foundUnverified, 'identity changed (to a fresh token)')
      expect(fresh).toMatchObject({
        at: 'awaiting verification',
        context: { identity: verifiedIdentity },
      })
      const emptied = signUp(...foundUnverified, 'storage changed (to nothing)')
      expect(emptied).toMatchObject({ at: 'awaiting verification', context: { stored: nothing } })
      const entered = signUp(...foundUnverified, 'storage changed (to a member)')
      expect(entered).toMatchObject({
        at: 'restoring',
        context: { stored: storedSessionOf(settledMember) },
      })
    })
  })

  describe('signed out', () => {
    test('signs out an orphaned identity and clears nothing (spec 4.46)', () => {
      const orphan = empty('orphaned identity found')
      expect(orphan.at).toEqual({ 'signed out': 'signing out orphaned identity' })
      expect(Object.keys(orphan.services)).toEqual(['sign out identity'])
      expect(orphan.sentTo).toEqual({})
      for (const how of ['is signed out', 'fails']) {
        const dropped = empty('orphaned identity found', `sign out identity: ${how}`)
        expect(dropped).toMatchObject({ at: { 'signed out': 'idle' } })
        expect(dropped.sentTo).toEqual({})
      }
    })

    test('follows the sign-in of another tab', () => {
      expect(empty('storage changed (to a member)')).toMatchObject({
        at: 'restoring',
        context: { stored: storedSessionOf(settledMember) },
      })
      expect(empty('storage changed (to a sign-up)')).toMatchObject({
        at: 'resuming',
        context: { stored: { tempUserEmail: 'maya@lindqvist.example' } },
      })
      expect(empty('storage changed (to nothing)')).toMatchObject({
        at: { 'signed out': 'idle' },
      })
    })
  })
})
