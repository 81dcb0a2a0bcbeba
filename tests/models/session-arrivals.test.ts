import { describe, expect, test } from 'vitest'
import {
  settledMember,
  unverifiedIdentity,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import {
  arrivalOf,
  cleared,
  deletion,
  empty,
  member,
  nothing,
  signUp,
  startOfWait,
  stores,
  toLogin,
} from './support/session-steps.ts'

describe('the session, from state to state', () => {
  describe('when the site is opened', () => {
    test('with nothing stored, nobody is here', () => {
      expect(empty()).toMatchObject({
        at: { 'signed out': 'settled' },
        tags: ['signed out'],
        says: [],
      })
      expect(empty().context).toEqual({
        stored: nothing,
        identity: null,
        token: null,
        member: null,
        failure: null,
        recalled: false,
        deletion: null,
      })
    })

    test('with a stored member, their identity is asked for', () => {
      expect(member()).toMatchObject({
        at: 'restoring',
        tags: ['pending'],
        asks: { 'restore identity': { expected: 'uid-maya' } },
        context: { token: 'token-1' },
      })
    })

    test.each(['finds someone else', 'finds nobody', 'finds the unverified address'])(
      'and the identity service %s, the member is signed out',
      (how) => {
        const out = member(`restore identity: ${how}`)
        expect(out).toMatchObject({ at: 'signing out', tags: ['signed out'] })
        expect(Object.keys(out.asks)).toEqual(['sign out identity'])
        expect(out.says).toEqual([cleared])
      },
    )

    test('and the identity service fails, that is said, and can be tried again or left', () => {
      const failed = 'restore identity: fails'
      expect(member(failed)).toMatchObject({
        at: 'restore failed',
        tags: ['failed'],
        asks: {},
        context: { failure: { kind: 'timed out' } },
      })
      expect(member(failed, 'retry requested')).toMatchObject({
        at: 'restoring',
        context: { failure: null },
      })
      const left = member(failed, 'logout requested')
      expect(left.at).toBe('signing out')
      expect(left.says).toEqual([toLogin, cleared])
    })

    test.each([[], ['restore identity: fails']])(
      'and another tab signs out or in meanwhile, it is followed (%j)',
      (...before) => {
        expect(member(...before, 'storage changed (to nothing)').at).toBe('signing out')
        const other = member(...before, 'storage changed (to a member)')
        expect(['restoring', 'restore failed']).toContain(other.at)
        expect(other.context.stored).toEqual(arrivalOf(settledMember))
      },
    )

    test('with a stored sign-up, its identity is asked for while nobody is here', () => {
      expect(signUp()).toMatchObject({
        at: 'recalling',
        tags: ['signed out'],
        asks: { 'restore identity': { expected: null } },
      })
    })

    test.each([
      ['finds the unverified address', unverifiedIdentity],
      ['fails', null],
    ])('with a stored sign-up whose identity service %s, the wait goes on', (how, identity) => {
      const waits = signUp(`restore identity: ${how}`)
      expect(waits).toMatchObject({
        at: 'awaiting verification',
        tags: ['signed out'],
        context: { identity, member: null, token: null },
      })
      expect(Object.keys(waits.asks)).toEqual(['watch identity'])
      expect(waits.says).toEqual([{ type: 'verification awaited' }])
    })

    test('with a stored sign-up of somebody else, they are signed out', () => {
      expect(signUp('restore identity: finds nobody')).toMatchObject({
        at: { 'signed out': 'settled' },
        says: [],
      })
      expect(signUp('restore identity: finds someone else').at).toBe('signing out')
    })

    test('with a stored sign-up that was verified meanwhile, the member enters', () => {
      expect(signUp('restore identity: finds the member')).toMatchObject({
        at: { entering: 'fetching the token' },
        context: { identity: verifiedIdentity, recalled: true },
      })
    })

    test('in the middle of a deletion, that is finished first', () => {
      expect(deletion('restore identity: finds the member')).toMatchObject({
        at: 'closing the account',
        tags: ['signed in', 'closing'],
        context: { identity: verifiedIdentity },
      })
    })
  })

  describe('the wait for the mail', () => {
    const wait = { ...nothing, tempUserEmail: 'maya@lindqvist.example' }

    test.each([
      ['identity created (at sign-up)', wait],
      ['verification owed (at login)', wait],
      ['account created (at sign-up)', { ...wait, pendingToken: 'pending-1' }],
    ])('begins with %s', (move, stored) => {
      const waits = empty(move)
      expect(waits).toMatchObject({
        at: 'awaiting verification',
        context: { identity: unverifiedIdentity, stored },
      })
      expect(waits.says).toEqual([stores(stored)])
    })

    test('keeps the pending token of the same address', () => {
      const owed = signUp(...startOfWait, 'verification owed (at login)')
      expect(owed.says).toEqual([stores({ ...wait, pendingToken: 'pending-1' })])
    })

    test('ends with the account, or with the identity', () => {
      for (const end of ['account withdrawn', 'identity changed (to nobody)']) {
        const over = signUp(...startOfWait, end)
        expect(over).toMatchObject({
          at: { 'signed out': 'settled' },
          context: { stored: nothing, identity: null },
        })
        expect(over.says).toEqual([stores(nothing)])
      }
    })

    test('follows the identity, and what other tabs store', () => {
      const fresh = signUp(...startOfWait, 'identity changed (to a fresh token)')
      expect(fresh).toMatchObject({
        at: 'awaiting verification',
        context: { identity: verifiedIdentity },
      })
      const emptied = signUp(...startOfWait, 'storage changed (to nothing)')
      expect(emptied).toMatchObject({ at: 'awaiting verification', context: { stored: nothing } })
      const entered = signUp(...startOfWait, 'storage changed (to a member)')
      expect(entered).toMatchObject({
        at: 'restoring',
        context: { stored: arrivalOf(settledMember) },
      })
    })
  })

  describe('nobody here', () => {
    test('drops an identity that strayed in', () => {
      const stray = empty('stray identity found')
      expect(stray.at).toEqual({ 'signed out': 'dropping a stray' })
      expect(Object.keys(stray.asks)).toEqual(['sign out identity'])
      for (const how of ['is signed out', 'fails']) {
        const dropped = empty('stray identity found', `sign out identity: ${how}`)
        expect(dropped.at).toEqual({ 'signed out': 'settled' })
      }
    })

    test('follows another tab that signs in', () => {
      expect(empty('storage changed (to a member)')).toMatchObject({
        at: 'restoring',
        context: { stored: arrivalOf(settledMember) },
      })
      expect(empty('storage changed (to a sign-up)')).toMatchObject({
        at: 'recalling',
        context: { stored: { tempUserEmail: 'maya@lindqvist.example' } },
      })
      expect(empty('storage changed (to nothing)')).toMatchObject({
        at: { 'signed out': 'settled' },
      })
    })
  })
})
