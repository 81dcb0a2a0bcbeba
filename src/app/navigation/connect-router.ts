import type { GoBack } from '../../../machines/app/app-machine.ts'
import type { Navigation } from '../../../machines/navigation-blocker/navigation-blocker-machine.ts'
import { type NavigationRequest, pageAt } from '../../../machines/paths.ts'
import type { App } from '../create-app.ts'
import { withdrawErrorsOfPage } from '../notices.ts'
import { pageKeyAt } from './page-location.ts'
import { pagePath } from './page-path.ts'
import type { AppRouter } from './router.ts'
import { historySteps, latestLocation } from './router-internals.ts'

/**
 * Connects router and actors, in both directions: the root learns which route is entered and which navigation is
 * attempted, and the router performs what the root emits.
 */
export const connectRouter = (app: App, router: AppRouter): void => {
  // Emitted when the router commits to a route, before React renders it.
  router.subscribe('onBeforeRouteMount', ({ toLocation }) =>
    app.root.send({ type: 'route entered', key: pageKeyAt(toLocation) }),
  )
  app.root.on('navigate', (request) => performNavigation(app, router, request))
  app.root.on('go back', (request) => goBack(router, request))
  app.root.on('resume navigation', ({ navigation }) => resumeNavigation(router, navigation))
  rerunGuardsOnSessionChange(app, router)
  blockNavigation(app, router)
  withdrawErrorsOnLeave(router)
  focusNewPage(router)
}

/**
 * Performs a navigation request of a machine. A form leaves no entry in the history: if its previous entry is the
 * target, the router goes back, otherwise the entry of the form is replaced. The email of a pending verification is
 * passed in the history state, never in the URL (decision 0010).
 */
const performNavigation = (
  app: App,
  router: AppRouter,
  { to, withReturnPath }: NavigationRequest,
): void => {
  const { pathname, href, state: current } = latestLocation(router)
  const path = pagePath(pathname)
  const email = app.session.getSnapshot().context.stored.tempUserEmail
  const state = {
    ...(withReturnPath && (pageAt(path)?.access ?? 'members') === 'members' && { returnTo: href }),
    ...(to === '/verify-email' && email !== null && { email }),
  }
  // Not `withoutBlocker`: TanStack's `back` would then also skip the next `beforeunload` question.
  if (current.cameFrom === to) router.history.back()
  else if (pageAt(path)?.form && to !== '/verify-email')
    router.history.replace(to, state, withoutBlocker)
  else router.history.push(to, state, withoutBlocker)
}

/** Goes back within the site, or to `fallback` if the page was opened directly. */
const goBack = ({ history }: AppRouter, { fallback }: GoBack): void => {
  if (history.canGoBack()) history.back()
  else history.replace(fallback)
}

/**
 * Asks the member before any navigation that would lose unsaved changes, and does not change the URL until they
 * answer. Back closes an open dialog first (decision 0050).
 */
const blockNavigation = ({ root, blocker }: App, router: AppRouter): void => {
  router.history.block({
    enableBeforeUnload: () => blocker.getSnapshot().context.blocks.reload,
    blockerFn: ({ currentLocation: here, nextLocation: there, action }) => {
      if (here.pathname === there.pathname) return false
      const navigation = navigationOf(action, here, there)
      root.send({ type: 'navigation attempted', navigation })
      return blocker.getSnapshot().context.answer === 'blocked'
    },
  })
}

type RouterNavigation = Exclude<Navigation, { kind: 'logout' }>
type HistoryEntry = { href: string; state: AppRouter['latestLocation']['state'] }

const navigationOf = (
  action: string,
  here: HistoryEntry,
  there: HistoryEntry,
): RouterNavigation => {
  if (action === 'PUSH' || action === 'REPLACE')
    return {
      kind: action === 'PUSH' ? 'push' : 'replace',
      href: there.href,
      state: { ...there.state },
    }
  return { kind: 'go', steps: historySteps(here.state, there.state) }
}

const resumeNavigation = ({ history }: AppRouter, navigation: RouterNavigation): void => {
  if (navigation.kind === 'go') history.go(navigation.steps)
  else history[navigation.kind](navigation.href, navigation.state, withoutBlocker)
}

/** Navigation that a machine requests, or that the member has confirmed, is never blocked. */
const withoutBlocker = { ignoreBlocker: true }

/**
 * Runs the guards again when a session begins or ends in another tab, or expires. When a flow of this tab signs in,
 * onboarding navigates instead, and no guard may redirect before it.
 */
const rerunGuardsOnSessionChange = (app: App, router: AppRouter): void => {
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

/** Undefined while the session is being restored. */
const membership = ({ session }: App): boolean | undefined => {
  const snapshot = session.getSnapshot()
  return snapshot.hasTag('restoring') ? undefined : snapshot.hasTag('signed in')
}

/** Hides the error notices of a page before every navigation to another page. */
const withdrawErrorsOnLeave = (router: AppRouter): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged) withdrawErrorsOfPage(toLocation.pathname)
  })
}

/**
 * After a navigation, focuses the heading of the new page, or of the section in the URL's hash, so that a screen reader
 * reads it. The router has already set the scroll position.
 */
const focusNewPage = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const section = document.getElementById(toLocation.hash)?.querySelector<HTMLElement>('h2')
    const heading = section ?? document.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
  })
}
