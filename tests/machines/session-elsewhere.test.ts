import { describe, expect, test } from 'vitest'
import { settledMember, verifiedIdentity } from '../../machines/samples.ts'
import { member, restored } from './support/session-steps.ts'

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
    ['to nothing', { 'signed out': 'idle' }],
    ['to a sign-up', 'resuming'],
  ])('is left alone with what another tab has stored: the storage changed %s', (change, at) => {
    const other = [`storage changed (${change})`, 'identity changed (to another member)']
    expect(member(...started, ...other)).toMatchObject({
      at,
      context: { identity: null, member: null, token: null, deletion: 'uid-maya' },
    })
  })
})
