import { expect, test } from 'vitest'
import type { MemberStorage, SignUpDraft, StoredSession } from '../../../machines/ports.ts'
import { emptySession } from '../../support/fakes/storage.ts'

/** Two tabs of one browser with an empty storage. */
export type StorageWorld = { storage: MemberStorage; otherTab: MemberStorage }

/** A session with every key. */
export const fullSession: StoredSession = {
  token: 'token-1',
  isLoggedIn: true,
  isGoogleAuth: true,
  isAppleAuth: true,
  userId: 'uid-1',
  displayName: 'Ada Lovelace',
  profileImage: 'https://pictures.example/1',
  pendingToken: 'pending-1',
  tempUserEmail: 'ada@example.com',
}

const draft: SignUpDraft = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'ada',
  email: 'ada@example.com',
  phone: '+46 8 123 456 78',
}

/** The contract of every member storage. */
export const storageContract = (open: () => StorageWorld): void => {
  test('is empty at first', () => {
    const { storage } = open()
    expect(storage.readSession()).toEqual(emptySession)
    expect(storage.readResendAt('verification', draft.email)).toBeNull()
    expect(storage.readSignUpDraft()).toBeNull()
    expect(storage.readDeletion()).toBeNull()
  })

  test('is shared by all tabs', () => {
    const { storage, otherTab } = open()
    expect(storage.writeSession(fullSession)).toBe(true)
    expect(storage.readSession()).toEqual(fullSession)
    expect(otherTab.readSession()).toEqual(fullSession)
  })

  test('writes the given keys and leaves the others', () => {
    const { storage } = open()
    storage.writeSession(fullSession)
    storage.writeSession({ token: 'token-2', isGoogleAuth: false, displayName: null })
    expect(storage.readSession()).toEqual({
      ...fullSession,
      token: 'token-2',
      isGoogleAuth: false,
      displayName: null,
    })
  })

  test('stores an empty text as null', () => {
    const { storage } = open()
    storage.writeSession({ ...fullSession, profileImage: '' })
    expect(storage.readSession().profileImage).toBeNull()
  })

  test('clears the data of the member except the marker of a deletion', () => {
    const { storage, otherTab } = open()
    storage.writeSession(fullSession)
    storage.writeSignUpDraft(draft)
    storage.writeResendAt('verification', draft.email, 60_000)
    storage.writeDeletion({ uid: 'uid-1', step: 'picture' })
    otherTab.clearMember()
    expect(storage.readSession()).toEqual(emptySession)
    expect(storage.readSignUpDraft()).toBeNull()
    expect(storage.readResendAt('verification', draft.email)).toBeNull()
    expect(storage.readDeletion()).toEqual({ uid: 'uid-1', step: 'picture' })
    storage.writeDeletion(null)
    expect(storage.readDeletion()).toBeNull()
  })

  test('stores the time of the next email for one email address', () => {
    const { storage, otherTab } = open()
    storage.writeResendAt('verification', 'Ada@example.com', 60_000)
    expect(otherTab.readResendAt('verification', ' ada@example.com')).toBe(60_000)
    expect(otherTab.readResendAt('verification', 'ben@example.com')).toBeNull()
    storage.writeResendAt('verification', ' ada@example.com ', 90_000)
    expect(otherTab.readResendAt('verification', 'ada@example.com')).toBe(90_000)
    expect(otherTab.readResendAt('password reset', 'ada@example.com')).toBeNull()
  })

  test('stores the sign-up draft until it is cleared, without a password', () => {
    const { storage } = open()
    storage.writeSignUpDraft({ ...draft, ...{ password: 'correct horse' } })
    expect(storage.readSignUpDraft()).toEqual(draft)
    storage.clearSignUpDraft()
    expect(storage.readSignUpDraft()).toBeNull()
  })

  test('stores a form draft for its tab and owner only', () => {
    const { storage, otherTab } = open()
    storage.writeDraft('interests', 'uid-1', { added: ['Yoga'], removed: [] })
    expect(otherTab.readDraft('interests', 'uid-1')).toBeNull()
    expect(storage.readDraft('interests', 'uid-1')).toEqual({ added: ['Yoga'], removed: [] })
    expect(storage.readDraft('interests', 'uid-2')).toBeNull()
    expect(storage.readDraft('interests', 'uid-1')).toBeNull()
  })

  test('removes a draft if null is written', () => {
    const { storage } = open()
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('login', null, null)
    expect(storage.readDraft('login', null)).toBeNull()
  })

  test('removes every draft of other owners, including visitors', () => {
    const { storage } = open()
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('issue', 'uid-2', { description: 'The map stays grey.' })
    storage.writeDraft('edit profile', 'uid-1', { fields: { phone: '1' }, place: null })
    storage.removeOtherDrafts('uid-1')
    expect(storage.readDraft('login', null)).toBeNull()
    expect(storage.readDraft('issue', 'uid-2')).toBeNull()
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual({
      fields: { phone: '1' },
      place: null,
    })
  })

  test('clears the drafts with the data of the member', () => {
    const { storage } = open()
    storage.writeDraft('issue', 'uid-1', { description: 'The map stays grey.' })
    storage.clearMember()
    expect(storage.readDraft('issue', 'uid-1')).toBeNull()
  })

  test('notifies a tab of changes in other tabs until it stops watching', () => {
    const { storage, otherTab } = open()
    let received = 0
    const stop = storage.watch(() => {
      received += 1
    })
    storage.writeSession({ token: 'token-1' })
    expect(received).toBe(0)
    otherTab.writeSession({ token: 'token-2' })
    expect(received).toBe(1)
    stop()
    otherTab.writeSession({ token: 'token-3' })
    expect(received).toBe(1)
  })
}
