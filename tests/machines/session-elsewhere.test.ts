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
        at: { 'signed in': 'ready' },
        context: { member: settledMember, failure: null },
      })
      expect(ready.sentTo.storage ?? []).not.toContainEqual(published)
    }
  })

  test('notifies the other tabs of what this one has saved, also while the record is loaded again', () => {
    for (const before of [[], ['member changed elsewhere (of the member)']]) {
      const saved = member(...restored, ...before, 'member changed (by saving)')
      expect(saved.at).toEqual({ 'signed in': 'ready' })
      expect(saved.sentTo.storage).toContainEqual(published)
    }
  })
})
