import { type NavigationRequest, type Page, pageAt } from '../../../machines/paths.ts'
import type { App } from '../create-app.ts'
import { pagePath } from './page-path.ts'
import type { AppRouter } from './router.ts'
import { historySteps, latestLocation } from './router-internals.ts'

/**
 * Performs the navigation requests of the machines. A form leaves no entry in the history: if its previous entry is the
 * target, the router goes back, otherwise the entry of the form is replaced. The email of a pending verification is
 * passed in the history state, never in the URL (decision 0010).
 */
export const createNavigate =
  (app: App, router: AppRouter) =>
  ({ to, withReturnPath }: NavigationRequest): void => {
    const { pathname, href, state: current } = latestLocation(router)
    const path = pagePath(pathname)
    const email = app.session.getSnapshot().context.stored.tempUserEmail
    const state = {
      ...(withReturnPath &&
        (pageAt(path)?.access ?? 'members') === 'members' && { returnTo: href }),
      ...(to === '/verify-email' && email !== null && { email }),
    }
    // Not `withoutBlocker`: TanStack's `back` would then also skip the next `beforeunload` question.
    if (current.cameFrom === to) router.history.back()
    else if (pageAt(path)?.form && to !== '/verify-email')
      router.history.replace(to, state, withoutBlocker)
    else router.history.push(to, state, withoutBlocker)
  }

/**
 * Asks the member before any navigation that would lose unsaved changes, and does not change the URL until they
 * answer. Back closes an open dialog first (decision 0050).
 */
export const blockUnsavedNavigation = (
  { navigationBlocker }: App,
  { history }: AppRouter,
): void => {
  history.block({
    enableBeforeUnload: navigationBlocker.isLostOnReload,
    blockerFn: ({ currentLocation: here, nextLocation: there, action }) => {
      if (here.pathname === there.pathname) return false
      switch (action) {
        case 'PUSH':
          return navigationBlocker.blockNavigation(() =>
            history.push(there.href, there.state, withoutBlocker),
          )
        case 'REPLACE':
          return navigationBlocker.blockNavigation(() =>
            history.replace(there.href, there.state, withoutBlocker),
          )
        default: {
          const steps = historySteps(here.state, there.state)
          return (
            navigationBlocker.closeDialog() ||
            navigationBlocker.blockNavigation(() => history.go(steps))
          )
        }
      }
    },
  })
}

/** Navigation that a machine requests, or that the member has confirmed, is never blocked. */
const withoutBlocker = { ignoreBlocker: true }

/** Goes back within the site, or to `fallback` if the page was opened directly. */
export const createGoBack =
  (router: AppRouter) =>
  (fallback: Page): void => {
    if (router.history.canGoBack()) router.history.back()
    else router.history.replace(fallback)
  }

/**
 * Runs the guards again when a session begins or ends in another tab, or expires. When a flow of this tab signs in,
 * onboarding navigates instead, and no guard may redirect before it.
 */
export const rerunGuardsOnSessionChange = (app: App, router: AppRouter): void => {
  let wasMember = membership(app)
  app.session.subscribe(() => {
    const isMember = membership(app)
    if (isMember === wasMember || isMember === undefined) return
    const isInitial = wasMember === undefined
    const isFlowSignIn = isMember && !app.session.getSnapshot().matches({ 'signed in': 'loading' })
    wasMember = isMember
    if (isInitial || isFlowSignIn) return
    // A navigation request of the same transition must be performed before a guard redirects.
    queueMicrotask(() => void router.invalidate())
  })
}

/**
 * After a navigation, focuses the heading of the new page, or of the section in the URL's hash, so that a screen reader
 * reads it. The router has already set the scroll position.
 */
export const focusNewPage = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const section = document.getElementById(toLocation.hash)?.querySelector<HTMLElement>('h2')
    const heading = section ?? document.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
  })
}

/** Calls `onLeave` before every navigation to another page. */
export const watchPageChange = (router: AppRouter, onLeave: () => void): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation) onLeave()
  })
}

/** Undefined while the session is being restored. */
const membership = ({ session }: App): boolean | undefined => {
  const snapshot = session.getSnapshot()
  return snapshot.hasTag('restoring') ? undefined : snapshot.hasTag('signed in')
}
