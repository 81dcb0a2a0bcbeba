import { describe, expect, test } from 'vitest'
import {
  googleIdentity,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/model/samples.ts'
import {
  arrivalOf,
  cleared,
  deletion,
  elsewhere,
  ended,
  member,
  nothing,
  restored,
  stores,
  toLogin,
} from './support/session-steps.ts'

describe('the session, from state to state', () => {
  describe('a member who is here', () => {
    const found = 'restore identity: finds the member'

    test('is shown at once, and their record is fetched', () => {
      const loading = member(found)
      expect(loading).toMatchObject({
        at: { 'signed in': 'loading' },
        tags: ['signed in'],
        context: { identity: verifiedIdentity, failure: null },
      })
      expect(Object.keys(loading.asks).sort()).toEqual(['load member', 'watch identity'])
    })

    test('is told about when the record has come', () => {
      const ready = member(...restored)
      expect(ready.at).toEqual({ 'signed in': 'ready' })
      expect(ready.says).toEqual([
        stores(arrivalOf(settledMember)),
        { type: 'session restored', member: settledMember, authType: 'local' },
      ])
    })

    test('without a record is registered', () => {
      expect(member(found, 'load member: finds no record')).toMatchObject({
        at: { entering: 'completing the registration' },
        says: [ended],
      })
    })

    test('whose record cannot be fetched can try again', () => {
      const failed = [found, 'load member: fails']
      expect(member(...failed)).toMatchObject({ at: { 'signed in': 'failed' } })
      expect([...member(...failed).tags].sort()).toEqual(['failed', 'signed in'])
      expect(member(...failed, 'retry requested').at).toEqual({ 'signed in': 'loading' })
      const proof = member(...failed, 'identity proven (by password)')
      expect(proof.at).toEqual({ 'signed in': 'loading' })
    })

    test('whose session has expired is led to the login, and back to this page', () => {
      for (const moves of [
        [found, 'load member: is refused'],
        [...restored, 'session refused'],
      ]) {
        const expired = member(...moves)
        expect(expired).toMatchObject({
          at: 'expired',
          tags: ['signed out'],
          context: { stored: nothing, identity: null, member: null, token: null },
        })
        expect(Object.keys(expired.asks)).toEqual(['sign out identity'])
        expect(expired.says).toEqual([
          ended,
          cleared,
          { type: 'notice', notice: 'session expired' },
          { type: 'leave', to: '/login', returning: true },
        ])
        for (const how of ['is signed out', 'fails']) {
          const out = member(...moves, `sign out identity: ${how}`)
          expect(out.at).toEqual({ 'signed out': 'settled' })
        }
      }
    })

    test('is stored as they were saved', () => {
      const changed = member(...restored, 'member changed (by saving)')
      expect(changed).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { stored: arrivalOf(settledMember), member: settledMember, failure: null },
      })
      expect(changed.says).toEqual([stores({ displayName: 'Maya Lindqvist', profileImage: null })])
    })

    test('keeps a fresh token', () => {
      const fresh = member(...restored, 'identity changed (to a fresh token)')
      expect(fresh).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { token: 'token-2', stored: arrivalOf(settledMember, { token: 'token-2' }) },
      })
      expect(fresh.says).toEqual([stores({ token: 'token-2' })])
      const same = ['identity changed (to a fresh token)', 'identity changed (to a fresh token)']
      expect(member(...restored, ...same).says).toEqual([])
    })

    test('gives way to another member, as another tab has it', () => {
      const other = member(...restored, 'identity changed (to another member)')
      expect(other).toMatchObject({
        at: { 'signed in': 'loading' },
        context: { identity: otherIdentity, member: null, token: 'token-3' },
      })
      expect(other.says).toEqual([stores({ token: 'token-3' })])
    })

    test('who proves it once more stays; whoever else does enters instead', () => {
      const same = member(...restored, 'identity proven (by Google)')
      expect(same).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { identity: googleIdentity, member: settledMember },
      })
      const others = member(
        ...restored,
        'identity changed (to another member)',
        'identity proven (by password)',
      )
      expect(others).toMatchObject({
        at: { entering: 'fetching the token' },
        context: { identity: verifiedIdentity, member: null, token: null, recalled: false },
      })
      expect(others.says).toEqual([ended])
    })

    test('who logs out is led to the login', () => {
      const out = member(...restored, 'logout requested')
      expect(out).toMatchObject({ at: 'signing out', tags: ['signed out'] })
      expect(out.says).toEqual([ended, toLogin, cleared])
      for (const how of ['is signed out', 'fails']) {
        const settled = member(...restored, 'logout requested', `sign out identity: ${how}`)
        expect(settled.at).toEqual({ 'signed out': 'settled' })
      }
    })

    test('who is signed out by the service, or by another tab, is told', () => {
      const gone = member(...restored, 'identity changed (to nobody)')
      expect(gone).toMatchObject({ at: { 'signed out': 'settled' }, tags: ['signed out'] })
      expect(gone.says).toEqual([ended, cleared, elsewhere])
      const tab = member(...restored, 'storage changed (to nothing)')
      expect(tab.at).toBe('signing out')
      expect(tab.says).toEqual([ended, elsewhere, cleared])
      const kept = member(...restored, 'storage changed (to a member)')
      expect(kept).toMatchObject({ at: { 'signed in': 'ready' }, says: [] })
    })
  })

  describe('a deletion', () => {
    const started = [...restored, 'deletion started']

    test('closes the account', () => {
      expect(member(...started)).toMatchObject({
        at: 'closing the account',
        context: { deletion: 'uid-maya' },
        says: [ended],
      })
    })

    test('that is done leaves nothing', () => {
      const gone = member(...started, 'account deleted')
      expect(gone).toMatchObject({
        at: { 'signed out': 'settled' },
        context: { stored: nothing, identity: null, member: null, token: null, deletion: null },
      })
      expect(gone.says).toEqual([cleared])
    })

    test('that is given up leaves the member as before, or has the record fetched', () => {
      expect(member(...started, 'deletion abandoned')).toMatchObject({
        at: { 'signed in': 'ready' },
        context: { deletion: null },
      })
      const resumed = deletion('restore identity: finds the member', 'deletion abandoned')
      expect(resumed).toMatchObject({
        at: { 'signed in': 'loading' },
        context: { deletion: null },
      })
    })

    test('can be left by logging out, and follows what other tabs store', () => {
      const out = member(...started, 'logout requested')
      expect(out.at).toBe('signing out')
      expect(out.says).toEqual([toLogin, cleared])
      const followed = member(...started, 'storage changed (to nothing)')
      expect(followed).toMatchObject({ at: 'closing the account', context: { stored: nothing } })
    })
  })
})
