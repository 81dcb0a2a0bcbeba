import type { DraftName } from '../../../machines/drafts.ts'
import type { MemberStorage, SignUpDraft, StoredSession } from '../../../machines/ports.ts'

/** What is stored, for all tabs of one browser. */
export type FakeStore = {
  session: StoredSession
  draft: SignUpDraft | null
  resend: { email: string; from: number } | null
  deletion: string | null
  listeners: Set<() => void>
}

/** A session in which nothing is stored. */
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
  resend: null,
  deletion: null,
  listeners: new Set(),
})

/** What one tab keeps of its forms; it outlives a reload. */
export type FakeDrafts = Map<DraftName, { owner: string | null; json: string }>

/** The storage port of one tab; tabs that share a store hear of each other's changes. */
export const createFakeStorage = (
  store = createFakeStore(),
  drafts: FakeDrafts = new Map(),
): MemberStorage & { store: FakeStore } => {
  const own = new Set<() => void>()
  const tell = () => {
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
      tell()
    },
    // The marker of an unfinished deletion survives.
    clearMember: () => {
      store.session = emptySession
      store.draft = null
      store.resend = null
      drafts.clear()
      tell()
    },
    readResendFrom: (email) =>
      store.resend && same(store.resend.email, email) ? store.resend.from : null,
    writeResendFrom: (email, from) => {
      store.resend = { email, from }
      tell()
    },
    readSignUpDraft: () => store.draft,
    writeSignUpDraft: ({ firstName, lastName, username, email, phone }) => {
      store.draft = { firstName, lastName, username, email, phone }
      tell()
    },
    clearSignUpDraft: () => {
      store.draft = null
      tell()
    },
    readDraft: (name, owner) => {
      const kept = drafts.get(name)
      if (kept?.owner === owner) return JSON.parse(kept.json)
      drafts.delete(name)
      return null
    },
    writeDraft: (name, owner, draft) => {
      if (draft === null) drafts.delete(name)
      else drafts.set(name, { owner, json: JSON.stringify(draft) })
    },
    keepDraftsOf: (owner) => {
      for (const [name, kept] of drafts) if (kept.owner !== owner) drafts.delete(name)
    },
    readDeletion: () => store.deletion,
    writeDeletion: (uid) => {
      store.deletion = uid
    },
    clearDeletion: () => {
      store.deletion = null
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
