import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { GuestPage } from '../../../machines/late-site/late-site-machine.ts'
import { withinDeadline } from '../../services/deadline.ts'
import { createSiteFiles } from '../../services/site-files.ts'
import { browserTimers } from '../../services/timers.ts'
import type { Site } from '../create-site.tsx'
import { goingOn } from './going-on.ts'

/** The site behind the landing page: it is loaded when somebody wants it. */
export type LateSite = {
  /** Loads the site and a page ahead of the press. */
  prepare(page: GuestPage): void
  /**
   * Resolves when the site and the page's code are there. Rejects 'timed out' after 10 000 ms, and with
   * whatever else keeps it away.
   */
  fetch(page: GuestPage, signal?: AbortSignal): Promise<void>
  /** Resolves when the server answers; rejects as the port of the site's files does. */
  reach(signal?: AbortSignal): Promise<void>
  /**
   * Puts the site in the place of the landing page, which looks the same, and goes to the page. Rejects when
   * its code does not come.
   */
  open(page?: GuestPage): Promise<void>
}

/** How long (ms) a pressed link waits: as long as a call to the backend (specification 9). */
const FETCH_LIMIT = 10_000

/** `draw` puts something in the place of the landing page. */
export const createLateSite = (draw: (site: ReactElement) => void): LateSite => {
  let loaded: Promise<Site> | null = null
  const load = (): Promise<Site> => {
    loaded ??= import('../create-site.tsx')
      .then(({ createSite }) => createSite())
      .catch((error: unknown) => {
        loaded = null
        throw error
      })
    return loaded
  }
  const loadWith = async (page: GuestPage): Promise<void> => {
    const { router } = await load()
    // What does not come of the page itself is the site's to say: this never rejects.
    await Promise.all(([page, '/'] as const).map((to) => router.preloadRoute({ to })))
  }
  return {
    prepare: (page) => {
      loadWith(page).catch(() => {
        // The press asks again.
      })
    },
    fetch: (page, signal) =>
      withinDeadline(() => loadWith(page), {
        timers: browserTimers,
        milliseconds: FETCH_LIMIT,
        signal,
      }),
    reach: createSiteFiles({ window, timers: browserTimers }).reach,
    open: async (page) => {
      const { router, drawn } = await load()
      // The panel in view may have changed the address since the router read it.
      router.updateLatestLocation()
      const asItIs = { search: true, hash: true, state: true, replace: true } as const
      await router.navigate({ to: '/', ...asItIs, resetScroll: false, hashScrollIntoView: false })
      goingOn(() => flushSync(() => draw(drawn)))
      if (page) await router.navigate({ to: page })
    },
  }
}
