import { describe, expect, test } from 'vitest'
import {
  chosenPicture,
  otherIdentity,
  settledMember,
  verifiedIdentity,
} from '../../machines/samples.ts'
import {
  authenticated,
  member,
  restored,
  storedSessionOf,
  storesMember,
} from './support/session-steps.ts'

const expired = [...restored, 'watch rejections: reports a rejection', 'storage: has drafts']
const signedOut = [...expired, 'sign out identity: is signed out']
const accepted = [...authenticated, 'log in to backend: is accepted']
const foundFailing = ['read identity: fails']

const owner = verifiedIdentity.uid
const editProfile = { fields: { phone: '112' }, picture: chosenPicture }
const drafts = { 'edit profile': editProfile, issue: { description: 'The map stays grey.' } }
const released = { type: 'release drafts', owner, drafts }

describe('the drafts of a member whose session expires', () => {
  test('are held while no one is signed in', () => {
    for (const moves of [expired, signedOut, [...signedOut, ...authenticated]]) {
      expect(member(...moves).context.drafts).toEqual({ owner, drafts })
    }
  })

  test('are given back to the same member', () => {
    const back = member(...signedOut, ...accepted)
    expect(back.sentTo.storage).toEqual([
      ...storesMember(storedSessionOf(settledMember)),
      { type: 'write drafts', owner, drafts },
    ])
    expect(back.context.drafts).toBeNull()
  })

  test('are given back after a sign-in that failed at first', () => {
    const failed = [
      ...authenticated,
      'log in to backend: fails',
      'sign out identity: is signed out',
    ]
    expect(member(...signedOut, ...failed, ...accepted).sentTo.storage).toContainEqual({
      type: 'write drafts',
      owner,
      drafts,
    })
  })

  test('lose the issue report once it has been sent', () => {
    const sent = member(...signedOut, 'report sent (by the member)')
    expect(sent.context.drafts).toEqual({ owner, drafts: { 'edit profile': editProfile } })
    const description = 'The map stays grey.'
    expect(sent.sentTo.storage).toEqual([{ type: 'report sent', owner, description }])
  })

  test('keep a text that was typed after the report was sent', () => {
    const sent = member(...signedOut, 'report sent (before another text was typed)')
    expect(sent.context.drafts).toEqual({ owner, drafts })
  })

  test('stay if another member has sent a report', () => {
    const ofAnother = 'storage: has drafts of another member'
    const sent = [
      ...restored,
      'watch rejections: reports a rejection',
      ofAnother,
      'report sent (by the member)',
    ]
    expect(member(...sent).context.drafts).toEqual({ owner: otherIdentity.uid, drafts })
  })

  test('are released when another member signs in', () => {
    const ofAnother = 'storage: has drafts of another member'
    const other = member(
      ...restored,
      'watch rejections: reports a rejection',
      ofAnother,
      ...accepted,
    )
    expect(other.sentTo.storage).toEqual([
      ...storesMember(storedSessionOf(settledMember)),
      { ...released, owner: otherIdentity.uid },
    ])
    expect(other.context.drafts).toBeNull()
  })

  test('are released when the member deletes the account, or logs out in another tab', () => {
    const deleted = member(
      ...signedOut,
      ...authenticated,
      'log in to backend: finds the account deleted',
    )
    expect(deleted).toMatchObject({ at: 'deleting the account', context: { drafts: null } })
    expect(deleted.sentTo.storage).toContainEqual(released)
    const elsewhere = ['storage changed (to a member)', 'storage changed (to nothing)']
    const loggedOut = member(...signedOut, ...elsewhere)
    expect(loggedOut).toMatchObject({ at: 'signing out', context: { drafts: null } })
    expect(loggedOut.sentTo.storage).toContainEqual(released)
  })

  test('are released by a logout or an end of the session that the restoring page sees', () => {
    const failed = ['storage changed (to a member)', ...foundFailing]
    for (const end of ['logout requested', 'storage changed (to nothing)']) {
      const left = member(...signedOut, ...failed, end)
      expect(left).toMatchObject({ at: 'signing out', context: { drafts: null } })
      expect(left.sentTo.storage).toContainEqual(released)
    }
  })

  test('are not taken at a logout', () => {
    expect(member(...restored, 'logout requested').sentTo.storage).toEqual([
      { type: 'clear member' },
    ])
  })
})
