import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { pageKey } from '../../../machines/page-host/page-host-events.ts'
import { type Page, pages } from '../../../machines/paths.ts'
import { pageTitles } from '../../copy/titles.ts'
import type { App } from '../app.ts'
import { CurrentPage } from '../pages/current-page.tsx'
import { loadPageModule } from '../pages/page-modules.ts'
import { guardAccess } from './guards.ts'
import { toPageLocation, verifiedEmailIn } from './page-location.ts'

type BeforeLoad = {
  context: { app: App }
  location: ParsedLocation
  preload: boolean
  abortController: AbortController
}

type PageRoute = {
  /** Called when the page is preloaded, because its link is pointed at. */
  onPreload?: (app: App) => void
}

/**
 * The options of the route of a page. `beforeLoad` requests the page and waits until its actor has started, so the router
 * keeps the former page on the screen meanwhile. Unlike `loader`, it runs on every navigation.
 */
export const pageRoute = (page: Page, { onPreload }: PageRoute = {}) => ({
  head: titled(page),
  component: CurrentPage,
  beforeLoad: async (args: BeforeLoad): Promise<void> => {
    const email = page === '/login' ? verifiedEmailIn(args.location) : null
    if (email !== null)
      throw redirect({ to: page, replace: true, state: (state) => ({ ...state, email }) })
    // The layout of the member pages guards those.
    if (pages[page].access === 'visitors') await guardAccess(args)
    const { context, location, preload, abortController } = args
    if (preload) {
      onPreload?.(context.app)
      await loadPageModule(page)
      return
    }
    // The press on a link is painted before the page is rendered. Browsers without this function paint both together.
    await globalThis.scheduler?.yield?.()
    abortController.signal.throwIfAborted()
    const { root, pageHost } = context.app
    const from = toPageLocation(location)
    const key = pageKey(page, from)
    root.send({ type: 'page requested', page, key, location: from })
    await waitFor(
      pageHost,
      (host) => host.context.requested?.key === key && !host.hasTag('opening'),
      { signal: abortController.signal },
    )
  },
})

/** Loads the identity library and looks for an orphaned identity before the page of a sign-in is open. */
export const offerSignIn = ({ signIns }: App): void => signIns.send({ type: 'sign-in offered' })

/** The `head` of a route with its document title. */
export const titled = (page: keyof typeof pageTitles) => () => ({
  meta: [{ title: pageTitles[page] }],
})
