import type { EmailKind } from '../../../machines/email-throttle.ts'
import type {
  MemberStorage,
  SignUpDraft,
  StoredSession,
  UnfinishedDeletion,
} from '../../../machines/ports.ts'
import { createDraft } from '../../../src/services/browser-storage/draft.ts'

/** The stored values of one browser, shared by all tabs. */
export type FakeStore = {
  session: StoredSession
  draft: SignUpDraft | null
  resendTimes: Partial<Record<EmailKind, { email: string; from: number }>>
  unsent: string | null
  deletion: UnfinishedDeletion | null
  /** Whether the browser cannot persist a session. The page still has it in memory. */
  isFull: boolean
  listeners: Set<() => void>
}

/** An empty session. */
export const emptySession: StoredSession = {
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

/** An empty store. */
export const createFakeStore = (session: Partial<StoredSession> = {}): FakeStore => ({
  session: { ...emptySession, ...session },
  draft: null,
  resendTimes: {},
  unsent: null,
  deletion: null,
  isFull: false,
  listeners: new Set(),
})

/** The storage port of one tab. Tabs that share a store receive each other's changes. */
export const createFakeStorage = (
  store = createFakeStore(),
): MemberStorage & { store: FakeStore } => {
  const own = new Set<() => void>()
  const tab = new Map<string, string>()
  const { keepDraftOf, ...draft } = createDraft(
    {
      get: (key) => tab.get(key) ?? null,
      set: (key, value) => Boolean(tab.set(key, value)) && !store.isFull,
      remove: (key) => tab.delete(key),
      keys: () => [...tab.keys()],
    },
    { now: () => 0 },
  )
  const publish = () => {
    for (const listener of store.listeners) if (!own.has(listener)) listener()
  }
  const same = (one: string, other: string) =>
    one.trim().toLowerCase() === other.trim().toLowerCase()
  return {
    store,
    readSession: () => store.session,
    writeSession: (entries) => {
      const given = Object.entries(entries).map(([key, value]) => [
        key,
        value === '' ? null : value,
      ])
      store.session = { ...store.session, ...Object.fromEntries(given) }
      keepDraftOf(store.session.userId)
      if (entries.isLoggedIn) store.draft = null
      publish()
      return !store.isFull
    },
    // The marker of an unfinished deletion is not cleared.
    clearMember: () => {
      if (store.session.userId === null) draft.holdDraft()
      store.session = emptySession
      store.draft = null
      store.resendTimes = {}
      store.unsent = null
      tab.clear()
      publish()
    },
    readResendAt: (kind, email) => {
      const stored = store.resendTimes[kind]
      return stored && same(stored.email, email) ? stored.from : null
    },
    writeResendAt: (kind, email, from) => {
      store.resendTimes[kind] = { email, from }
      publish()
    },
    readSignUpDraft: () => store.draft,
    writeSignUpDraft: ({ firstName, lastName, username, email, phone }) => {
      store.draft = { firstName, lastName, username, email, phone }
      publish()
    },
    ...draft,
    isVerificationUnsent: (email) => store.unsent !== null && same(store.unsent, email),
    markVerificationUnsent: (email) => {
      store.unsent = email
    },
    readDeletion: () => store.deletion,
    writeDeletion: (deletion) => {
      store.deletion = deletion
    },
    watch: (onChange) => {
      const listener = () => {
        keepDraftOf(store.session.userId)
        onChange()
      }
      own.add(listener)
      store.listeners.add(listener)
      return () => {
        own.delete(listener)
        store.listeners.delete(listener)
      }
    },
  }
}
