import { expect, test } from 'vitest'
import type {
  DraftKey,
  MemberStorage,
  SignUpDraft,
  StoredSession,
} from '../../../machines/ports.ts'
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

  test('stores the sign-up draft until a sign-in, without a password', () => {
    const { storage } = open()
    storage.writeSignUpDraft({ ...draft, ...{ password: 'correct horse' } })
    storage.writeSession({ token: 'token-1' })
    expect(storage.readSignUpDraft()).toEqual(draft)
    storage.writeSession(fullSession)
    expect(storage.readSignUpDraft()).toBeNull()
  })

  const key: DraftKey = { form: '/edit-profile', uid: 'uid-1', version: 'v-1' }
  const values = { phone: '112', location: '' }
  const openWithDraft = () => {
    const { storage, otherTab } = open()
    storage.writeSession(fullSession)
    storage.writeDraft(key, values)
    return { storage, otherTab }
  }

  test('stores one draft for its tab', () => {
    const { storage, otherTab } = openWithDraft()
    expect(storage.readDraft(key)).toEqual(values)
    expect(otherTab.readDraft(key)).toBeNull()
    const other = { ...key, form: '/settings' } as const
    storage.writeDraft(other, { description: 'The map stays grey.' })
    expect(storage.readDraft(key)).toBeNull()
    storage.writeDraft(key, null)
    expect(storage.readDraft(other)).toEqual({ description: 'The map stays grey.' })
    storage.writeDraft(other, null)
    expect(storage.readDraft(other)).toBeNull()
  })

  test.each<[string, Partial<DraftKey>]>([
    ['another form', { form: '/profile-completion' }],
    ['another member', { uid: 'uid-2' }],
    ['a visitor', { uid: null }],
  ])('does not read the draft for %s', (_, change) => {
    const { storage } = openWithDraft()
    expect(storage.readDraft({ ...key, ...change })).toBeNull()
    expect(storage.readDraft(key)).toEqual(values)
  })

  test('removes a draft of another version of the record', () => {
    const { storage } = openWithDraft()
    expect(storage.readDraft({ ...key, version: 'v-2' })).toBeNull()
    expect(storage.readDraft(key)).toBeNull()
  })

  test('removes the draft of everyone but the stored member', () => {
    const { storage } = openWithDraft()
    storage.writeSession({ token: 'token-2' })
    expect(storage.readDraft(key)).toEqual(values)
    storage.writeSession({ ...fullSession, userId: 'uid-2' })
    storage.writeSession(fullSession)
    expect(storage.readDraft(key)).toBeNull()
  })

  test('removes the draft when another tab stores another member', () => {
    const { storage, otherTab } = openWithDraft()
    storage.watch(() => {})
    otherTab.writeSession({ ...fullSession, userId: 'uid-2' })
    expect(storage.readDraft(key)).toBeNull()
  })

  test('clears the draft with the data of the member', () => {
    const { storage } = openWithDraft()
    storage.clearMember()
    expect(storage.readDraft(key)).toBeNull()
    storage.writeSession(fullSession)
    expect(storage.readDraft(key)).toBeNull()
  })

  test.each([true, false])(
    'holds the draft if another tab has cleared the member (seen: %s)',
    (isSeen) => {
      const { storage, otherTab } = openWithDraft()
      if (isSeen) storage.watch(() => {})
      otherTab.clearMember()
      storage.clearMember()
      storage.clearMember()
      storage.writeSession(fullSession)
      expect(storage.readDraft(key)).toEqual(values)
    },
  )

  test('returns a held draft to its member after a sign-in, also after one that failed', () => {
    const { storage } = openWithDraft()
    storage.holdDraft()
    storage.clearMember()
    const login: DraftKey = { form: '/login', uid: null, version: null }
    storage.writeDraft(login, { identifier: 'ada' })
    storage.writeSession(emptySession)
    expect(storage.readDraft(login)).toEqual({ identifier: 'ada' })
    storage.writeSession(fullSession)
    expect(storage.readDraft(key)).toEqual(values)
    storage.clearMember()
    expect(storage.readDraft(key)).toBeNull()
  })

  test('forgets a held draft when another member signs in, or when it is removed', () => {
    const { storage } = openWithDraft()
    storage.holdDraft()
    storage.clearMember()
    storage.writeSession({ ...fullSession, userId: 'uid-2' })
    storage.writeSession(fullSession)
    expect(storage.readDraft(key)).toBeNull()
    storage.writeDraft(key, values)
    storage.holdDraft()
    storage.clearMember()
    storage.writeDraft(key, null)
    storage.writeSession(fullSession)
    expect(storage.readDraft(key)).toBeNull()
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
