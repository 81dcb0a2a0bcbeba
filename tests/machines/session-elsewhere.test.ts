import { describe, expect, test } from 'vitest'
import { settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { cleared, ended, member, restored } from './support/session-steps.ts'

const published = { type: 'publish member', owner: verifiedIdentity.uid }

describe('the record of a member with several tabs', () => {
  test('is loaded again when another tab has changed the record', () => {
    const elsewhere = [...restored, 'member changed elsewhere (of the member)']
    const refreshing = member(...elsewhere)
    expect(refreshing).toMatchObject({
      at: { 'signed in': 'refreshing' },
      context: { member: settledMember },
    })
    expect(Object.keys(refreshing.services)).toContain('load member')
    for (const end of ['load member: is loaded', 'load member: fails']) {
      const ready = member(...elsewhere, end)
      expect(ready).toMatchObject({
        at: { 'signed in': { ready: 'idle' } },
        context: { member: settledMember, failure: null },
      })
      expect(ready.sentTo.storage ?? []).not.toContainEqual(published)
    }
  })

  test('notifies the other tabs of what this one has saved, also while the record is loaded again', () => {
    for (const before of [[], ['member changed elsewhere (of the member)']]) {
      const saved = member(...restored, ...before, 'member changed (by saving)')
      expect(saved.at).toEqual({ 'signed in': { ready: 'idle' } })
      expect(saved.sentTo.storage).toContainEqual(published)
    }
  })
})

describe('a signed-in member whose account was deleted elsewhere', () => {
  test.each([
    ['a token is rejected', [...restored, 'session rejected (for its identity)']],
    ['it is restored', ['read identity: finds the account gone']],
  ])('reads that the account is gone if the service says so when %s', (_, moves) => {
    const gone = member(...moves)
    expect(gone.at).toBe('signing out')
    expect(gone.sentTo).toMatchObject({
      storage: [{ type: 'publish expiry', reason: 'identity gone' }, {}, cleared],
      app: [
        ended('identity gone'),
        { notice: 'account gone' },
        { to: '/login', withReturnPath: true },
      ],
    })
  })

  test('reads the same in the other tabs', () => {
    const gone = member(...restored, 'session expired elsewhere (of an account that is gone)')
    expect(gone.sentTo.app).toEqual([
      ended('identity gone'),
      { type: 'notice', notice: 'account gone' },
    ])
  })

  test('finishes a deletion that another device has begun', () => {
    const deleting = member(...restored, 'watch identity: reports a deletion')
    expect(deleting.at).toBe('deleting the account')
    expect(deleting.sentTo.app).toMatchObject([{ type: 'navigate', to: '/settings' }])
  })
})

describe('an account deletion with several tabs', () => {
  const started = [...restored, 'deletion started']

  test('is left when another member signs in in another tab, and can be finished later', () => {
    const other = member(...started, 'identity changed (to another member)')
    expect(other).toMatchObject({
      at: 'restoring',
      context: { identity: null, member: null, deletion: 'uid-maya' },
    })
  })

  test.each([
    ['to nothing', 'signing out', 'logged out elsewhere'],
    ['to a sign-up', 'resuming', 'replaced by another sign-in'],
  ] as const)('is left when another tab has changed the storage %s', (change, at, reason) => {
    const left = member(...started, `storage changed (${change})`)
    expect(left).toMatchObject({
      at,
      context: { identity: null, member: null, token: null, deletion: 'uid-maya' },
    })
    expect(left.sentTo.app).toMatchObject([ended(reason), { notice: 'signed out elsewhere' }])
  })

  test.each([
    ['the identity service', 'session rejected (for its identity)'],
    ['another tab', 'session expired elsewhere (of an account that is gone)'],
  ])('ends when %s knows that the account is gone', (_, move) => {
    const gone = member(...started, move)
    expect(gone.tags).toEqual(['signed out'])
    expect(gone.sentTo.app).toContainEqual({ type: 'notice', notice: 'account gone' })
  })
})
