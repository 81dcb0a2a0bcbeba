import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import { callLimit } from '../../machines/limits.ts'
import type { SiteFiles } from '../../machines/site-files.ts'
import { storageKeys } from './browser-storage/keys.ts'
import { type Timers, withinDeadline } from './timers.ts'

/** The properties of `window` that this service uses. Reading `sessionStorage` may throw. */
export type SiteWindow = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
  fetch(url: string, options: RequestInit): Promise<Pick<Response, 'ok'>>
}

/** The adapter of `SiteFiles`. `checkServer` sends a HEAD request for / that bypasses every cache. */
export const createSiteFiles = ({
  window,
  timers,
}: {
  window: SiteWindow
  timers: Timers
}): SiteFiles => ({
  checkServer: async (signal) => {
    const { ok } = await withinDeadline(
      (ended) =>
        window.fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: ended }),
      { timers, milliseconds: callLimit, signal },
    ).catch((error: unknown) => {
      const { kind } = failureOf(error)
      throw new ServiceFailure({ kind: kind === 'unknown' ? 'unreachable' : kind })
    })
    if (!ok) throw new ServiceFailure({ kind: 'server error' })
  },
  wasReloadedFor: (missing) => {
    try {
      return window.sessionStorage.getItem(storageKeys.reloaded.key) === missing
    } catch {
      return true
    }
  },
  reloadFor: (missing) => {
    try {
      window.sessionStorage.setItem(storageKeys.reloaded.key, missing)
    } catch {
      // Without storage `wasReloadedFor` returns true, so only the visitor can request a reload.
    }
    window.location.reload()
  },
})
