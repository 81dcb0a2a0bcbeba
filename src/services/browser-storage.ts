import type { EmailKind } from '../../machines/email-throttle.ts'
import { emailCooldown } from '../../machines/limits.ts'
import { type Instant, isSameEmail } from '../../machines/member.ts'
import type { Clock, MemberStorage } from '../../machines/ports.ts'
import { createDraft } from './browser-storage/draft.ts'
import { isMembersKey, storageKeys } from './browser-storage/keys.ts'
import { createSafeStorage } from './browser-storage/safe-storage.ts'
import { readSessionEntries, writeSessionEntries } from './browser-storage/session-entries.ts'
import {
  createStoredValue,
  parseDeletion,
  parseResend,
  parseSignUpDraft,
  type StoredValue,
} from './browser-storage/stored-values.ts'
import { isLine } from './unknown-data.ts'

/** The properties of `window` that the storage uses. Reading a storage may throw. */
export type StorageWindow = Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'
>

const HOUR = 60 * 60_000
const month = 30 * 24 * HOUR

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
  const signUpDraft = createStoredValue(local, storageKeys.signUpDraft.key, {
    parse: parseSignUpDraft,
    maxAge: 24 * HOUR,
  })
  const resendTimes: Readonly<Record<EmailKind, StoredValue<{ email: string; from: Instant }>>> = {
    verification: createStoredValue(local, storageKeys.resend.key, {
      parse: parseResend,
      maxAge: HOUR,
    }),
    'password reset': createStoredValue(local, storageKeys.resetEmail.key, {
      parse: parseResend,
      maxAge: emailCooldown,
    }),
  }
  // Reading removes an expired value, so the typed email is not stored until the next visit to /forgot-password.
  resendTimes['password reset'].read(clock.now())
  const unsent = createStoredValue(local, storageKeys.unsentVerification.key, {
    parse: (data) => (isLine(data) ? data : null),
    maxAge: month,
  })
  const deletion = createStoredValue(local, storageKeys.deletion.key, {
    parse: parseDeletion,
    maxAge: month,
  })
  const { keepDraftOf, ...draft } = createDraft(session, clock)
  // Another tab removes the keys of a session one by one, and a session without its flag or its token is none.
  const storedUid = () => {
    const { isLoggedIn, token, userId } = readSessionEntries(local)
    return isLoggedIn && token !== null ? userId : null
  }
  const keepOwnDraft = () => keepDraftOf(storedUid())
  keepOwnDraft()

  return {
    readSession: () => readSessionEntries(local),
    writeSession: (entries) => {
      const isStored = writeSessionEntries(local, entries)
      keepOwnDraft()
      if (entries.isLoggedIn) signUpDraft.clear()
      return isStored
    },
    clearMember: () => {
      // Another tab has cleared it, perhaps after an expiry.
      if (storedUid() === null) draft.holdDraft()
      for (const storage of [local, session]) {
        for (const key of storage.keys().filter(isMembersKey)) storage.remove(key)
      }
    },

    readResendAt: (kind, email) => {
      const stored = resendTimes[kind].read(clock.now())
      return stored && isSameEmail(stored.email, email) ? stored.from : null
    },
    writeResendAt: (kind, email, at) => resendTimes[kind].write({ email, from: at }, clock.now()),

    readSignUpDraft: () => signUpDraft.read(clock.now()),
    writeSignUpDraft: (values) => signUpDraft.write(values, clock.now()),
    ...draft,

    isVerificationUnsent: (email) => isSameEmail(unsent.read(clock.now()), email),
    markVerificationUnsent: (email) =>
      email === null ? unsent.clear() : unsent.write(email, clock.now()),

    readDeletion: () => deletion.read(clock.now()),
    writeDeletion: (unfinished) =>
      unfinished === null ? deletion.clear() : deletion.write(unfinished, clock.now()),

    watch: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        const wasCleared = key === null
        if (!wasCleared && (!isMembersKey(key) || key === storageKeys.tabs.key)) return
        keepOwnDraft()
        onChange()
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
