import { describe, expect, test } from 'vitest'
import {
  googleIdentity,
  newMember,
  settledMember,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import {
  arrivalOf,
  cleared,
  deletion,
  empty,
  noRecord,
  nothing,
  proven,
  recalled,
  signedIn,
  signUp,
  social,
  startOfWait,
  stores,
  toSettings,
} from './support/session-steps.ts'

describe('the session, from state to state', () => {
  describe('entering', () => {
    test('shows nobody yet, and asks for the token', () => {
      const entering = empty('identity proven (by password)')
      expect(entering).toMatchObject({
        at: { entering: 'fetching the token' },
        context: { identity: verifiedIdentity, recalled: false },
      })
      expect([...entering.tags].sort()).toEqual(['entering', 'signed out'])
      expect(Object.keys(entering.asks)).toEqual(['fetch token'])
    })

    test('asks for the record by the way that fits', () => {
      expect(empty(...proven)).toMatchObject({
        at: { entering: 'logging in' },
        context: { token: 'token-1' },
        asks: { 'log in to backend': { identity: verifiedIdentity } },
      })
      expect(empty(...social)).toMatchObject({
        at: { entering: 'signing in socially' },
        asks: { 'sign in socially': { identity: googleIdentity } },
      })
      expect(signUp(...startOfWait, ...proven)).toMatchObject({
        at: { entering: 'using the pending token' },
        asks: { 'load with pending token': { pendingToken: 'pending-1' } },
      })
    })

    test('stores who has arrived', () => {
      const entered = empty(...proven, 'log in to backend: is accepted')
      expect(entered).toMatchObject({
        at: { 'signed in': 'ready' },
        tags: ['signed in'],
        context: { stored: arrivalOf(settledMember), member: settledMember, failure: null },
      })
      expect(entered.says).toEqual([stores(arrivalOf(settledMember))])
      const google = empty(...social, 'sign in socially: is accepted')
      expect(google.at).toEqual({ 'signed in': 'ready' })
      expect(google.says).toEqual([stores(arrivalOf(newMember, { isGoogleAuth: true }))])
      const pending = signUp(...startOfWait, ...proven, 'load with pending token: is accepted')
      expect(pending.says).toEqual([stores(arrivalOf(newMember))])
    })

    test('completes a registration that was cut off', () => {
      const cut = [...proven, noRecord]
      expect(empty(...cut)).toMatchObject({
        at: { entering: 'completing the registration' },
        asks: { 'complete registration': { identity: verifiedIdentity } },
      })
      const completed = empty(...cut, 'complete registration: is registered')
      expect(completed).toMatchObject({
        at: { entering: 'loading the new record' },
        context: { stored: { pendingToken: 'pending-2' } },
        asks: { 'load with pending token': { pendingToken: 'pending-2' } },
      })
      expect(completed.says).toEqual([stores({ pendingToken: 'pending-2' })])
      const accepted = 'load with pending token: is accepted'
      const entered = empty(...cut, 'complete registration: is registered', accepted)
      expect(entered).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { member: newMember },
      })
      expect(entered.says).toEqual([stores(arrivalOf(newMember))])
    })

    test.each([
      [
        'fetching the token',
        ['identity proven (by password)', 'fetch token: fails'],
        'unreachable',
      ],
      ['logging in', [...proven, 'log in to backend: fails'], 'server error'],
      ['signing in socially', [...social, 'sign in socially: fails'], 'unreachable'],
      [
        'completing the registration',
        [...proven, noRecord, 'complete registration: fails'],
        'unreachable',
      ],
      [
        'loading the new record',
        [
          ...proven,
          noRecord,
          'complete registration: is registered',
          'load with pending token: is refused',
        ],
        'session expired',
      ],
    ])('that fails while %s signs out, and keeps why', (_, moves, kind) => {
      const refused = empty(...moves)
      expect(refused).toMatchObject({
        at: 'signing out',
        context: { stored: nothing, identity: null, token: null, failure: { kind } },
      })
      expect(refused.says).toContainEqual(cleared)
    })

    test('that fails during the wait for the mail goes back to the wait, and says so where nobody pressed', () => {
      const pressed = signUp(...startOfWait, 'identity proven (by password)', 'fetch token: fails')
      expect(pressed).toMatchObject({
        at: 'awaiting verification',
        context: { identity: verifiedIdentity, failure: { kind: 'unreachable' } },
      })
      expect(pressed.says).toEqual([])
      const itself = signUp('restore identity: finds the member', 'fetch token: fails')
      expect(itself).toMatchObject({
        at: 'awaiting verification',
        says: [{ notice: 'login failed', failure: { kind: 'unreachable' } }],
      })
    })

    test('by itself leads on; by a form, the form does', () => {
      const itself = signUp(...recalled, 'load with pending token: is accepted')
      expect(itself.says).toEqual([stores(arrivalOf(newMember)), signedIn(newMember)])
      const form = signUp(...recalled, 'identity proven (by password)')
      expect(form.context).toMatchObject({ identity: verifiedIdentity, recalled: false })
    })

    test.each([
      ['by password', [...proven, 'log in to backend: finds it deleted']],
      ['by Google', [...social, 'sign in socially: finds it deleted']],
      ['anew', [...proven, noRecord, 'complete registration: finds it deleted']],
    ])('an account that was being deleted %s finishes the deletion', (_, moves) => {
      const closing = empty(...moves)
      expect(closing).toMatchObject({
        at: 'closing the account',
        context: { deletion: 'uid-maya' },
      })
      expect(closing.says).toEqual([toSettings])
    })

    test('an account whose deletion this browser has begun finishes it', () => {
      const closing = deletion('restore identity: finds nobody', 'sign out identity: is signed out')
      expect(closing.at).toEqual({ 'signed out': 'settled' })
      const again = deletion(
        'restore identity: finds nobody',
        'sign out identity: is signed out',
        ...proven,
      )
      expect(again.at).toBe('closing the account')
      expect(again.says).toEqual([toSettings])
    })

    test('follows what another tab stores', () => {
      const followed = empty(...proven, 'storage changed (to a sign-up)')
      expect(followed.context.stored).toMatchObject({ tempUserEmail: 'maya@lindqvist.example' })
      expect(followed.at).toEqual({ entering: 'logging in' })
    })
  })
})
