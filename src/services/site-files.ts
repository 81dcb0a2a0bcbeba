import { failureOf, ServiceFailure } from '../../machines/failure.ts'
import type { SiteFiles } from '../../machines/site-files.ts'
import { ourKeys } from './browser-storage/keys.ts'
import { withinDeadline } from './deadline.ts'
import type { Timers } from './timers.ts'

/** The time limit of one question, in ms. */
const CALL_LIMIT = 10_000

/** The parts of the page's window that know the site; the storage may throw when it is read. */
export type SiteWindow = {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload'>
  fetch(address: string, options: RequestInit): Promise<Pick<Response, 'ok'>>
}

/** The site behind the port: its start page is asked for by its head alone, past every cache. */
export const createSiteFiles = ({
  window,
  timers,
}: {
  window: SiteWindow
  timers: Timers
}): SiteFiles => ({
  reach: async (signal) => {
    const { ok } = await withinDeadline(
      (ended) =>
        window.fetch('/', { method: 'HEAD', cache: 'no-store', redirect: 'error', signal: ended }),
      { timers, milliseconds: CALL_LIMIT, signal },
    ).catch((error: unknown) => {
      const { kind } = failureOf(error)
      throw new ServiceFailure({ kind: kind === 'unknown' ? 'unreachable' : kind })
    })
    if (!ok) throw new ServiceFailure({ kind: 'server error' })
  },
  wasReloadedFor: (missing) => {
    try {
      return window.sessionStorage.getItem(ourKeys.reloaded.key) === missing
    } catch {
      return true
    }
  },
  reloadFor: (missing) => {
    try {
      window.sessionStorage.setItem(ourKeys.reloaded.key, missing)
    } catch {
      // Where nothing can be remembered only a person asks for the reload, and nothing repeats it.
    }
    window.location.reload()
  },
})
