import type { Clock, MemberStorage } from '../../machines/ports.ts'
import { createDrafts } from './browser-storage/drafts.ts'
import {
  createKeptValue,
  resendSchema,
  signUpDraftSchema,
  uidSchema,
} from './browser-storage/kept-values.ts'
import { isMembersKey, ourKeys } from './browser-storage/keys.ts'
import { createSafeStorage } from './browser-storage/safe-storage.ts'
import { readSessionEntries, writeSessionEntries } from './browser-storage/session-entries.ts'

/** The parts of the page's window that the storage needs; the storages may throw when they are read. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'
>

const HOUR = 3_600_000

/** The browser's storage behind the port (specification, section 3; decision 0009). */
export const createBrowserStorage = ({
  window,
  clock,
}: {
  window: StorageWindow
  clock: Clock
}): MemberStorage => {
  const local = createSafeStorage(() => window.localStorage)
  const session = createSafeStorage(() => window.sessionStorage)
  const draft = createKeptValue(local, ourKeys.signUpDraft.key, {
    schema: signUpDraftSchema,
    keepFor: 24 * HOUR,
  })
  const resend = createKeptValue(local, ourKeys.resend.key, {
    schema: resendSchema,
    keepFor: HOUR,
  })
  const deletion = createKeptValue(local, ourKeys.deletion.key, {
    schema: uidSchema,
    keepFor: 30 * 24 * HOUR,
  })

  return {
    readSession: () => readSessionEntries(local),
    writeSession: (entries) => writeSessionEntries(local, entries),
    clearMember: () => {
      for (const storage of [local, session]) {
        for (const key of storage.keys().filter(isMembersKey)) storage.remove(key)
      }
    },

    readResendFrom: (email) => {
      const kept = resend.read(clock.now())
      return kept && isSameAddress(kept.email, email) ? kept.from : null
    },
    writeResendFrom: (email, at) => resend.write({ email, from: at }, clock.now()),

    readSignUpDraft: () => draft.read(clock.now()),
    writeSignUpDraft: (values) => draft.write(values, clock.now()),
    clearSignUpDraft: () => draft.clear(),
    ...createDrafts(session, clock),

    readDeletion: () => deletion.read(clock.now()),
    writeDeletion: (uid) => deletion.write(uid, clock.now()),
    clearDeletion: () => deletion.clear(),

    watch: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        const wasCleared = key === null
        if (wasCleared || (isMembersKey(key) && key !== ourKeys.tabs.key)) onChange()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
