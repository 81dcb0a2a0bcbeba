import type { DraftName } from '../../../machines/drafts.ts'
import type { EmailKind } from '../../../machines/email-throttle.ts'
import type {
  MemberStorage,
  SignUpDraft,
  StoredSession,
  UnfinishedDeletion,
} from '../../../machines/ports.ts'

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

/** The form drafts of one tab. They outlive a reload. */
export type FakeDrafts = Map<DraftName, { owner: string | null; json: string }>

/** The storage port of one tab. Tabs that share a store receive each other's changes. */
export const createFakeStorage = (
  store = createFakeStore(),
  drafts: FakeDrafts = new Map(),
): MemberStorage & { store: FakeStore } => {
  const own = new Set<() => void>()
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
      publish()
      return !store.isFull
    },
    // The marker of an unfinished deletion is not cleared.
    clearMember: () => {
      store.session = emptySession
      store.draft = null
      store.resendTimes = {}
      store.unsent = null
      drafts.clear()
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
    clearSignUpDraft: () => {
      store.draft = null
      publish()
    },
    readDraft: (name, owner) => {
      const stored = drafts.get(name)
      if (stored?.owner === owner) return JSON.parse(stored.json)
      drafts.delete(name)
      return null
    },
    writeDraft: (name, owner, draft) => {
      if (draft === null) drafts.delete(name)
      else drafts.set(name, { owner, json: JSON.stringify(draft) })
      return draft === null || !store.isFull
    },
    removeOtherDrafts: (owner) => {
      for (const [name, stored] of drafts) if (stored.owner !== owner) drafts.delete(name)
    },
    isVerificationUnsent: (email) => store.unsent !== null && same(store.unsent, email),
    markVerificationUnsent: (email) => {
      store.unsent = email
    },
    readDeletion: () => store.deletion,
    writeDeletion: (deletion) => {
      store.deletion = deletion
    },
    watch: (onChange) => {
      own.add(onChange)
      store.listeners.add(onChange)
      return () => {
        own.delete(onChange)
        store.listeners.delete(onChange)
      }
    },
  }
}
