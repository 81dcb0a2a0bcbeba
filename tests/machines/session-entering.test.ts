import { replay } from 'statewalk'
import { describe, expect, test } from 'vitest'
import {
  googleIdentity,
  newMember,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import {
  authenticated,
  cleared,
  deletion,
  empty,
  foundNone,
  foundUnverified,
  noRecord,
  nothing,
  resumed,
  signedIn,
  signInFailed,
  signUp,
  social,
  storedSessionOf,
  stores,
  storesMember,
  toSettings,
} from './support/session-steps.ts'

describe('the session', () => {
  describe('authenticating', () => {
    test('fetches the token first, while the visitor still counts as signed out (spec 4.37)', () => {
      const entering = empty('identity verified (by password)')
      expect(entering).toMatchObject({
        at: { authenticating: 'fetching the token' },
        context: { identity: verifiedIdentity, replyTo: 'page' },
      })
      expect([...entering.tags].sort()).toEqual(['authenticating', 'signed out'])
      expect(Object.keys(entering.services)).toEqual(['fetch token'])
    })

    test('requests the record according to the kind of sign-in (spec 4.26, 4.28)', () => {
      expect(empty(...authenticated)).toMatchObject({
        at: { authenticating: 'logging in' },
        context: { token: 'token-1' },
        services: { 'log in to backend': { identity: verifiedIdentity } },
      })
      expect(empty(...social)).toMatchObject({
        at: { authenticating: 'signing in with provider' },
        services: { 'sign in with provider': { identity: googleIdentity } },
      })
      expect(signUp(...foundUnverified, ...authenticated)).toMatchObject({
        at: { authenticating: 'using the pending token' },
        services: { 'load with pending token': { pendingToken: 'pending-1' } },
      })
    })

    test('unlinks a provider with another email before it requests the record, with a notice (fault 120)', () => {
      const shared = ['identity verified (with a foreign provider)', 'fetch token: is fetched']
      const loggedIn = 'log in to backend: is accepted'
      expect(empty(...shared)).toMatchObject({
        at: { authenticating: 'unlinking providers' },
        services: { 'unlink providers': { providers: ['apple'] } },
      })
      const unlinked = empty(...shared, 'unlink providers: are unlinked')
      expect(unlinked).toMatchObject({
        at: { authenticating: 'logging in' },
        context: { identity: verifiedIdentity },
      })
      expect(unlinked.emitted).toContainEqual({ type: 'notice', notice: 'providers unlinked' })
      const kept = empty(...shared, 'unlink providers: fails')
      expect(kept).toMatchObject({ at: { authenticating: 'logging in' } })
      expect(empty(...shared, 'unlink providers: fails', loggedIn)).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { failure: null },
      })
      expect(kept.emitted).toContainEqual({
        type: 'notice',
        notice: 'providers not unlinked',
        failure: { kind: 'unreachable' },
      })
    })

    test.each([
      [social, 'sign in with provider: has discarded an earlier sign-up', 'password removed'],
      [social, 'sign in with provider: finds a password too', 'password also opens'],
      [authenticated, 'log in to backend: has discarded an earlier sign-up', 'password removed'],
    ])('notifies the member after %s %s (reading 30)', (moves, answer, type) => {
      const entered = empty(...moves, answer)
      expect(entered.at).toEqual({ 'signed in': { ready: 'idle' } })
      expect(entered.emitted).toContainEqual({ type, email: googleIdentity.email })
    })

    test('stores the session with its record, and no pending token (spec 4.26, 4.27, 4.28, 4.41)', () => {
      const entered = empty(...authenticated, 'log in to backend: is accepted')
      expect(entered).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        tags: ['signed in'],
        context: { stored: storedSessionOf(settledMember), member: settledMember, failure: null },
      })
      expect(entered.sentTo).toEqual({ storage: storesMember(storedSessionOf(settledMember)) })
      const google = empty(...social, 'sign in with provider: is accepted')
      expect(google.at).toEqual({ 'signed in': { ready: 'idle' } })
      expect(google.sentTo).toEqual({
        storage: storesMember(storedSessionOf(newMember, { isGoogleAuth: true })),
      })
      const pending = signUp(
        ...foundUnverified,
        ...authenticated,
        'load with pending token: is accepted',
      )
      expect(pending.sentTo).toEqual({ storage: storesMember(storedSessionOf(newMember)) })
      expect(pending.context).toMatchObject({
        member: newMember,
        stored: storedSessionOf(newMember),
      })
    })

    test('completes an interrupted registration', () => {
      const cut = [...authenticated, noRecord]
      expect(empty(...cut)).toMatchObject({
        at: { authenticating: 'completing the registration' },
        services: { 'complete registration': { identity: verifiedIdentity } },
      })
      const completed = empty(...cut, 'complete registration: is registered')
      expect(completed).toMatchObject({
        at: { authenticating: 'loading the new record' },
        context: { stored: { pendingToken: 'pending-2' } },
        services: { 'load with pending token': { pendingToken: 'pending-2' } },
      })
      expect(completed.sentTo).toEqual({ storage: [stores({ pendingToken: 'pending-2' })] })
      const accepted = 'load with pending token: is accepted'
      const entered = empty(...cut, 'complete registration: is registered', accepted)
      expect(entered).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { member: newMember },
      })
      expect(entered.sentTo).toEqual({ storage: storesMember(storedSessionOf(newMember)) })
    })

    test.each([
      [
        'fetching the token',
        ['identity verified (by password)', 'fetch token: fails'],
        'unreachable',
      ],
      ['logging in', [...authenticated, 'log in to backend: fails'], 'server error'],
      ['signing in with provider', [...social, 'sign in with provider: fails'], 'unreachable'],
      [
        'completing the registration',
        [...authenticated, noRecord, 'complete registration: fails'],
        'unreachable',
      ],
      [
        'loading the new record',
        [
          ...authenticated,
          noRecord,
          'complete registration: is registered',
          'load with pending token: is refused',
        ],
        'session expired',
      ],
    ])('that fails while %s signs out and keeps the failure', (_, moves, kind) => {
      const refused = empty(...moves)
      expect(refused).toMatchObject({
        at: { 'signed out': 'signing out orphaned identity' },
        context: { stored: nothing, identity: null, token: null, failure: { kind } },
      })
      expect(refused.sentTo.storage?.slice(-1)).toEqual(signInFailed)
      expect(refused.sentTo.storage).not.toContainEqual(cleared)
    })

    test('that fails during a pending verification returns to it, with a notice if no user action started it', () => {
      const pressed = signUp(
        ...foundUnverified,
        'identity verified (by password)',
        'fetch token: fails',
      )
      expect(pressed).toMatchObject({
        at: 'awaiting verification',
        context: { identity: verifiedIdentity, failure: { kind: 'unreachable' } },
      })
      expect(pressed.sentTo).toEqual({})
      const resumedEntry = signUp('read identity: finds the member', 'fetch token: fails')
      expect(resumedEntry).toMatchObject({
        at: 'awaiting verification',
        emitted: [{ notice: 'login failed', failure: { kind: 'unreachable' } }],
      })
    })

    test('sends `signed in` if the session itself asked, and otherwise leaves it to the page, without a second request (spec 4.26)', () => {
      const resumedEntry = signUp(...resumed, 'load with pending token: is accepted')
      expect(resumedEntry.emitted).toEqual(signedIn(newMember))
      expect(resumedEntry.sentTo.storage).toEqual(storesMember(storedSessionOf(newMember)))
      const form = signUp(...resumed, 'identity verified (by password)')
      expect(form.context).toMatchObject({ identity: verifiedIdentity, replyTo: 'page' })
      // The pending token works only once.
      expect(Object.keys(form.services)).toEqual(['load with pending token'])
      const moves = [...resumed, 'identity verified (by password)']
      const run = replay(sessionModel, { input: 'a stored sign-up', moves })
      expect(run.observe().started['fetch token']).toBe(1)
      const opened = signUp(
        ...resumed,
        'identity verified (by password)',
        'load with pending token: is accepted',
      )
      expect(opened).toMatchObject({ at: { 'signed in': { ready: 'idle' } }, emitted: [] })
    })

    test.each([
      ['by password', [...authenticated, 'log in to backend: finds the account deleted']],
      ['by Google', [...social, 'sign in with provider: finds the account deleted']],
      [
        'at registration',
        [...authenticated, noRecord, 'complete registration: finds the account deleted'],
      ],
    ])('resumes the deletion of an account that the backend reports as deleted %s', (_, moves) => {
      const closing = empty(...moves)
      expect(closing).toMatchObject({
        at: 'deleting the account',
        context: { deletion: 'uid-maya' },
      })
      expect(closing.emitted).toEqual([toSettings])
    })

    test('resumes the deletion that this browser has started', () => {
      const closing = deletion(...foundNone, 'sign out identity: is signed out')
      expect(closing.at).toEqual({ 'signed out': 'idle' })
      const again = deletion(...foundNone, 'sign out identity: is signed out', ...authenticated)
      expect(again.at).toBe('deleting the account')
      expect(again.emitted).toEqual([toSettings])
    })

    test('follows changes of the storage by another tab', () => {
      const followed = empty(...authenticated, 'storage changed (to a sign-up)')
      expect(followed.context.stored).toMatchObject({ tempUserEmail: 'maya@lindqvist.example' })
      expect(followed.at).toEqual({ authenticating: 'logging in' })
    })
  })
})
