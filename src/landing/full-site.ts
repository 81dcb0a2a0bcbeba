import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { VisitorPage } from '../../machines/full-site/full-site-machine.ts'
import { callLimit } from '../../machines/limits.ts'
import type { Site } from '../app/create-site.tsx'
import { createSiteFiles } from '../services/site-files.ts'
import { browserTimers, withinDeadline } from '../services/timers.ts'

/** The full site, which the landing page loads lazily. */
export type FullSite = {
  /** Preloads the site and a page before the link is pressed. */
  prepare(page: VisitorPage): void
  /**
   * Resolves when the site bundle and the chunk of the page are loaded. Rejects 'timed out' after 10 000 ms, and with
   * any chunk load error.
   */
  fetch(page: VisitorPage, signal?: AbortSignal): Promise<void>
  /** Resolves when the server responds. Rejects as `SiteFiles.checkServer` does. */
  checkServer(signal?: AbortSignal): Promise<void>
  /**
   * Replaces the landing bundle with the full site, without a visible change, and navigates to the page. Rejects if
   * the site bundle fails to load.
   */
  open(page?: VisitorPage): Promise<void>
}

/** `create` loads the site bundle and creates the site; `render` replaces the landing page with an element. */
export const createFullSite = (
  create: () => Promise<Site>,
  render: (site: ReactElement) => void,
): FullSite => {
  let loaded: Promise<Site> | null = null
  const load = (): Promise<Site> => {
    loaded ??= create().catch((error: unknown) => {
      loaded = null
      throw error
    })
    return loaded
  }
  const loadWith = async (page: VisitorPage): Promise<void> => {
    const { router } = await load()
    // preloadRoute never rejects. If the chunk of a page is missing, the site shows the error after the navigation.
    await Promise.all(([page, '/'] as const).map((to) => router.preloadRoute({ to })))
  }
  return {
    prepare: (page) => {
      loadWith(page).catch(() => {
        // A press loads the site again.
      })
    },
    fetch: (page, signal) =>
      withinDeadline(() => loadWith(page), {
        timers: browserTimers,
        milliseconds: callLimit,
        signal,
      }),
    checkServer: createSiteFiles({ window, timers: browserTimers }).checkServer,
    open: async (page) => {
      const { router, element } = await load()
      // The panel in view may have changed the URL since the router read it.
      router.updateLatestLocation()
      const sameLocation = { search: true, hash: true, state: true, replace: true } as const
      await router.navigate({
        to: '/',
        ...sameLocation,
        resetScroll: false,
        hashScrollIntoView: false,
      })
      keepAnimations(() => flushSync(() => render(element)))
      if (page) await router.navigate({ to: page })
    },
  }
}

/** Calls `render`, which replaces elements, and continues infinite animations where they were. */
const keepAnimations = (render: () => void): void => {
  const times = new Map(
    infiniteAnimations().map(({ animationName, currentTime }) => [animationName, currentTime]),
  )
  render()
  for (const animation of infiniteAnimations())
    animation.currentTime = times.get(animation.animationName) ?? animation.currentTime
}

const infiniteAnimations = (): CSSAnimation[] =>
  document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
