import { expect, test } from 'vitest'
import type { MemberStorage, SignUpDraft, StoredSession } from '../../../machines/ports.ts'

/** Two tabs of one browser that stores nothing yet. */
export type StorageWorld = { storage: MemberStorage; otherTab: MemberStorage }

const nothing: StoredSession = {
  token: null,
  isLoggedIn: false,
  isGoogleAuth: false,
  isAppleAuth: false,
  userId: null,
  displayName: null,
  profileImage: null,
  pendingToken: null,
  tempUserEmail: null,
}

const everything: StoredSession = {
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

/** What every member storage must do. */
export const storageContract = (open: () => StorageWorld): void => {
  test('holds nothing at first', () => {
    const { storage } = open()
    expect(storage.readSession()).toEqual(nothing)
    expect(storage.readResendFrom(draft.email)).toBeNull()
    expect(storage.readSignUpDraft()).toBeNull()
    expect(storage.readDeletion()).toBeNull()
  })

  test('reads in any tab what one has written', () => {
    const { storage, otherTab } = open()
    storage.writeSession(everything)
    expect(storage.readSession()).toEqual(everything)
    expect(otherTab.readSession()).toEqual(everything)
  })

  test('writes the given keys and leaves the others', () => {
    const { storage } = open()
    storage.writeSession(everything)
    storage.writeSession({ token: 'token-2', isGoogleAuth: false, displayName: null })
    expect(storage.readSession()).toEqual({
      ...everything,
      token: 'token-2',
      isGoogleAuth: false,
      displayName: null,
    })
  })

  test('takes an empty text for none', () => {
    const { storage } = open()
    storage.writeSession({ ...everything, profileImage: '' })
    expect(storage.readSession().profileImage).toBeNull()
  })

  test('clears what was written for the member, but for the marker of a deletion', () => {
    const { storage, otherTab } = open()
    storage.writeSession(everything)
    storage.writeSignUpDraft(draft)
    storage.writeResendFrom(draft.email, 60_000)
    storage.writeDeletion('uid-1')
    otherTab.clearMember()
    expect(storage.readSession()).toEqual(nothing)
    expect(storage.readSignUpDraft()).toBeNull()
    expect(storage.readResendFrom(draft.email)).toBeNull()
    expect(storage.readDeletion()).toBe('uid-1')
    storage.clearDeletion()
    expect(storage.readDeletion()).toBeNull()
  })

  test('keeps from when on a mail may be sent, for one address', () => {
    const { storage, otherTab } = open()
    storage.writeResendFrom('Ada@example.com', 60_000)
    expect(otherTab.readResendFrom(' ada@example.com')).toBe(60_000)
    expect(otherTab.readResendFrom('ben@example.com')).toBeNull()
    storage.writeResendFrom(' ada@example.com ', 90_000)
    expect(otherTab.readResendFrom('ada@example.com')).toBe(90_000)
  })

  test('keeps the sign-up draft until it is cleared, and never a password', () => {
    const { storage } = open()
    storage.writeSignUpDraft({ ...draft, ...{ password: 'correct horse' } })
    expect(storage.readSignUpDraft()).toEqual(draft)
    storage.clearSignUpDraft()
    expect(storage.readSignUpDraft()).toBeNull()
  })

  test('keeps a form’s draft for its tab and its owner alone', () => {
    const { storage, otherTab } = open()
    storage.writeDraft('interests', 'uid-1', { added: ['Yoga'], removed: [] })
    expect(otherTab.readDraft('interests', 'uid-1')).toBeNull()
    expect(storage.readDraft('interests', 'uid-1')).toEqual({ added: ['Yoga'], removed: [] })
    expect(storage.readDraft('interests', 'uid-2')).toBeNull()
    expect(storage.readDraft('interests', 'uid-1')).toBeNull()
  })

  test('drops a draft when it is told that nothing is left of it', () => {
    const { storage } = open()
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('login', null, null)
    expect(storage.readDraft('login', null)).toBeNull()
  })

  test('drops every draft of anyone else, a visitor’s included', () => {
    const { storage } = open()
    storage.writeDraft('login', null, { identifier: 'ada' })
    storage.writeDraft('issue', 'uid-2', { description: 'The map stays grey.' })
    storage.writeDraft('edit profile', 'uid-1', { fields: { phone: '1' }, place: null })
    storage.keepDraftsOf('uid-1')
    expect(storage.readDraft('login', null)).toBeNull()
    expect(storage.readDraft('issue', 'uid-2')).toBeNull()
    expect(storage.readDraft('edit profile', 'uid-1')).toEqual({
      fields: { phone: '1' },
      place: null,
    })
  })

  test('clears the drafts with the member', () => {
    const { storage } = open()
    storage.writeDraft('issue', 'uid-1', { description: 'The map stays grey.' })
    storage.clearMember()
    expect(storage.readDraft('issue', 'uid-1')).toBeNull()
  })

  test('tells a tab what the others change, until it stops to listen', () => {
    const { storage, otherTab } = open()
    let heard = 0
    const stop = storage.watch(() => {
      heard += 1
    })
    storage.writeSession({ token: 'token-1' })
    expect(heard).toBe(0)
    otherTab.writeSession({ token: 'token-2' })
    expect(heard).toBe(1)
    stop()
    otherTab.writeSession({ token: 'token-3' })
    expect(heard).toBe(1)
  })
}
