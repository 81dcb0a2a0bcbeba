import type { StorageWindow } from '../browser-storage.ts'
import { isMembersKey, storageKeys } from './keys.ts'
import { createSafeStorage } from './safe-storage.ts'

/**
 * Calls `onFound` once, as soon as this browser stores anything of a member: a session, a pending verification or a
 * draft. Returns a function that stops watching.
 */
export const watchForStoredSession = (window: StorageWindow, onFound: () => void): (() => void) => {
  const storages = [
    createSafeStorage(() => window.localStorage),
    createSafeStorage(() => window.sessionStorage),
  ]
  const stop = () => window.removeEventListener('storage', check)
  const check = () => {
    if (!storages.some((storage) => storage.keys().some(belongsToMember))) return
    stop()
    onFound()
  }
  window.addEventListener('storage', check)
  check()
  return stop
}

/** The marker of a reload is removed with the member, but visitors have it too. */
const belongsToMember = (key: string): boolean =>
  isMembersKey(key) && key !== storageKeys.reloaded.key
