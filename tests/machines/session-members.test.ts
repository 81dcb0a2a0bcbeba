import { describe, expect, test } from 'vitest'
import { noticesWithdrawn } from '../../machines/notices.ts'
import {
  googleIdentity,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import {
  anonymous,
  cleared,
  deletion,
  elsewhere,
  ended,
  foundNone,
  member,
  nothing,
  restored,
  storedSessionOf,
  stores,
  storesMember,
  toLogin,
} from './support/session-steps.ts'

const takenOver = 'identity changed (to another member without a token)'
const expired = { type: 'notice', notice: 'session expired' }
const published = { type: 'publish member', owner: verifiedIdentity.uid }

describe('the session', () => {
  describe('a signed-in member', () => {
    const found = 'read identity: finds the member'

    test('is signed in at once while the record loads, which is never stored (spec 3.30, 4.43)', () => {
      const loading = member(found)
      expect(loading).toMatchObject({
        at: { 'signed in': 'loading' },
        tags: ['signed in'],
        context: { identity: verifiedIdentity, member: null, failure: null },
      })
      expect(Object.keys(loading.services).sort()).toEqual(['load member', 'watch identity'])
    })

    test('is emitted when the record is loaded (spec 3.28, 3.29, 3.34)', () => {
      const ready = member(...restored)
      expect(ready).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { identity: { ...verifiedIdentity, emailVerified: true }, member: settledMember },
      })
      expect(ready.sentTo).toEqual({
        storage: storesMember(storedSessionOf(settledMember)),
        onboarding: [{ type: 'session restored', member: settledMember, authType: 'local' }],
      })
    })

    test('is registered if there is no record', () => {
      const unregistered = member(found, 'load member: finds no record')
      expect(unregistered.at).toEqual({ authenticating: 'completing the registration' })
      expect(unregistered.sentTo).toEqual({})
    })

    test('sees the failure and can retry if the record cannot be loaded (spec 3.31)', () => {
      const failed = [found, 'load member: fails']
      expect(member(...failed)).toMatchObject({
        at: { 'signed in': 'failed' },
        context: { failure: { kind: 'unreachable' } },
      })
      expect([...member(...failed).tags].sort()).toEqual(['failed', 'signed in'])
      expect(member(...failed, 'retry requested')).toMatchObject({
        at: { 'signed in': 'loading' },
        context: { failure: null },
      })
      const proof = member(...failed, 'identity verified (by password)')
      expect(proof.at).toEqual({ 'signed in': 'loading' })
    })

    test.each([
      ['its identity was not found', foundNone],
      ['someone else has signed up', [...restored, takenOver]],
      ['it was rejected', [...restored, 'session rejected (for its token)']],
    ])('is the owner of the pages that the tab has left: %s', (_end, moves) => {
      expect(member(...moves).context).toMatchObject({ formerUid: verifiedIdentity.uid })
    })

    test('is redirected to /login with a return path if the session has expired, and everything is cleared (spec 4.47, 4.49)', () => {
      for (const moves of [
        [found, 'session rejected (for its token)'],
        [...restored, 'session rejected (for its token)'],
      ]) {
        const expired = member(...moves)
        expect(expired).toMatchObject({
          at: 'signing out',
          tags: ['signed out'],
          context: { stored: nothing, identity: null, member: null, token: null },
        })
        expect(Object.keys(expired.services)).toEqual(['sign out identity'])
        expect(expired.sentTo).toEqual({
          onboarding: [ended('expired')],
          storage: [
            { type: 'publish expiry', owner: 'uid-maya', reason: 'expired' },
            { type: 'hold draft' },
            cleared,
          ],
          app: [
            ended('expired'),
            { type: 'notice', notice: 'session expired' },
            { type: 'navigate', to: '/login', withReturnPath: true },
          ],
        })
        for (const how of ['is signed out', 'fails']) {
          const out = member(...moves, `sign out identity: ${how}`)
          expect(out.at).toEqual({ 'signed out': 'idle' })
        }
      }
    })

    test('is stored after a change', () => {
      const changed = member(...restored, 'member changed (by saving)')
      expect(changed).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { stored: storedSessionOf(settledMember), member: settledMember, failure: null },
      })
      expect(changed.sentTo).toEqual({
        storage: [
          stores({ displayName: 'Maya Lindqvist', profileImage: null }, 'uid-maya'),
          published,
        ],
      })
    })

    test('stores a fresh token', () => {
      const fresh = member(...restored, 'identity changed (to a fresh token)')
      expect(fresh).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { token: 'token-2', stored: storedSessionOf(settledMember, { token: 'token-2' }) },
      })
      expect(fresh.sentTo).toEqual({ storage: [stores({ token: 'token-2' }, 'uid-maya')] })
      const same = ['identity changed (to a fresh token)', 'identity changed (to a fresh token)']
      expect(member(...restored, ...same).sentTo).toEqual({})
    })

    test('is replaced if another member signs in in another tab', () => {
      const other = member(...restored, 'identity changed (to another member)')
      expect(other).toMatchObject({
        at: { 'signed in': 'loading' },
        context: { identity: otherIdentity, member: null, token: 'token-3' },
      })
      expect(other.sentTo).toEqual({
        app: [ended('another member signed in elsewhere')],
        onboarding: [ended('another member signed in elsewhere')],
        storage: [
          stores({ ...nothing, isLoggedIn: true, userId: otherIdentity.uid, token: 'token-3' }),
        ],
      })
    })

    test.each([
      ['signed in', restored, [ended('replaced by another sign-in'), elsewhere]],
      ['being restored', [], undefined],
      ['the restore has failed', ['read identity: fails'], undefined],
    ])('leaves a sign-up in another tab alone while %s', (_, moves, app) => {
      const left = member(...moves, 'storage changed (to a sign-up)')
      expect(left).toMatchObject({
        at: 'resuming',
        context: { identity: null, member: null },
        services: { 'restore identity': { pendingEmail: 'maya@lindqvist.example' } },
      })
      expect(left.sentTo.app).toEqual(app)
    })

    test('stays signed in after a reauthentication; another identity starts a new session', () => {
      const same = member(...restored, 'identity verified (by Google)')
      expect(same).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { identity: googleIdentity, member: settledMember },
      })
      const others = member(
        ...restored,
        'identity changed (to another member)',
        'identity verified (by password)',
      )
      expect(others).toMatchObject({
        at: { authenticating: 'fetching the token' },
        context: { identity: verifiedIdentity, member: null, token: null, replyTo: 'page' },
      })
      const replaced = ended('replaced by another sign-in')
      expect(others.sentTo).toEqual({ app: [replaced], onboarding: [replaced] })
    })

    test('is redirected to /login after a logout, and everything is cleared (spec 4.44, 4.45)', () => {
      const out = member(...restored, 'logout requested')
      expect(out).toMatchObject({
        at: 'signing out',
        tags: ['signed out'],
        context: { ...anonymous, stored: nothing },
      })
      expect(out.sentTo).toEqual({
        app: [ended('logged out'), toLogin],
        onboarding: [ended('logged out')],
        storage: [cleared],
      })
      for (const how of ['is signed out', 'fails']) {
        const settled = member(...restored, 'logout requested', `sign out identity: ${how}`)
        expect(settled.at).toEqual({ 'signed out': 'idle' })
      }
    })

    test('sees a notice after a sign-out by another tab or a lost identity, and everything is cleared (spec 4.44, 4.51)', () => {
      const lost = member(...restored, 'identity changed (to signed out)')
      expect(lost.context).toMatchObject({ ...anonymous, stored: nothing })
      expect(lost.sentTo.app).toEqual([
        ended('identity lost'),
        { type: 'notice', notice: 'signed out' },
      ])
      const over = member(...restored, 'session expired elsewhere (of the member)')
      expect(over.sentTo.app).toEqual([ended('expired'), expired])
      const tab = member(...restored, 'storage changed (to nothing)')
      expect(tab.at).toBe('signing out')
      expect(tab.sentTo).toEqual({
        app: [ended('logged out elsewhere'), elsewhere],
        onboarding: [ended('logged out elsewhere')],
        storage: [cleared],
      })
      const late = member(
        ...restored,
        'storage changed (to nothing)',
        'session expired elsewhere (of the member)',
      )
      expect(late.sentTo.app).toEqual([noticesWithdrawn('signed out elsewhere'), expired])
      const kept = member(...restored, 'storage changed (to a member)')
      expect(kept).toMatchObject({ at: { 'signed in': { ready: 'idle' } } })
      expect(kept.sentTo).toEqual({})
    })
  })

  describe('an account deletion', () => {
    const started = [...restored, 'deletion started']

    test.each(['to signed out', 'to a fresh token'])(
      'goes on after a change of the identity %s',
      (change) => {
        expect(() => member(...started, `identity changed (${change})`)).toThrow('is not possible')
      },
    )

    test('closes the account', () => {
      const closed = member(...started)
      expect(closed).toMatchObject({
        at: 'deleting the account',
        context: { deletion: 'uid-maya' },
      })
      // The session goes on until the account is deleted.
      expect(closed.sentTo).toEqual({})
    })

    test('clears everything when it is finished', () => {
      const gone = member(...started, 'account deleted')
      expect(gone).toMatchObject({
        at: { 'signed out': 'idle' },
        context: { stored: nothing, identity: null, member: null, token: null, deletion: null },
      })
      expect(gone.sentTo).toEqual({
        app: [ended('identity gone')],
        onboarding: [ended('identity gone')],
        storage: [{ type: 'publish expiry', owner: 'uid-maya', reason: 'identity gone' }, cleared],
      })
    })

    test('restores the member if it is abandoned, and loads the record if necessary', () => {
      expect(member(...started, 'deletion abandoned')).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { deletion: null },
      })
      const resumed = deletion('read identity: finds the member', 'deletion abandoned')
      expect(resumed).toMatchObject({
        at: { 'signed in': 'loading' },
        context: { deletion: null },
      })
    })

    test('can be left by logging out', () => {
      const out = member(...started, 'logout requested')
      expect(out.at).toBe('signing out')
      expect(out.sentTo).toEqual({
        app: [ended('logged out'), toLogin],
        onboarding: [ended('logged out')],
        storage: [cleared],
      })
    })
  })
})
