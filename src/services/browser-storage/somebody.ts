import { isMembersKey, ourKeys } from './keys.ts'
import { createSafeStorage } from './safe-storage.ts'

/** The parts of the page's window that are read here; the storages may throw when they are read. */
export type SomebodyWindow = Pick<
  Window,
  'localStorage' | 'sessionStorage' | 'addEventListener' | 'removeEventListener'
>

/**
 * Tells once that this browser keeps anything of somebody, as soon as it does: a session, an address that waits for
 * its verification, a draft. Returns the way to stop.
 */
export const watchForSomebody = (window: SomebodyWindow, found: () => void): (() => void) => {
  const storages = [
    createSafeStorage(() => window.localStorage),
    createSafeStorage(() => window.sessionStorage),
  ]
  const stop = () => window.removeEventListener('storage', look)
  const look = () => {
    if (!storages.some((storage) => storage.keys().some(tellsOfSomebody))) return
    stop()
    found()
  }
  window.addEventListener('storage', look)
  look()
  return stop
}

/** That a tab was loaded anew for a missing file goes with a member, and says nothing of one. */
const tellsOfSomebody = (key: string): boolean => isMembersKey(key) && key !== ourKeys.reloaded.key
