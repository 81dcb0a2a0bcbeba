import { isMember, runsGuardsAgain } from '../../../machines/app/access.ts'
import type { GoBack } from '../../../machines/app/app-events.ts'
import { historyChangeFor } from '../../../machines/app/history-change.ts'
import type { Navigation } from '../../../machines/navigation-blocker/navigation-blocker-events.ts'
import type { NavigationRequest } from '../../../machines/paths.ts'
import type { App } from '../app.ts'
import { withdrawErrorsOfPage } from '../notices.ts'
import { pageKeyAt, pagePath } from './page-location.ts'
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

const performNavigation = (app: App, router: AppRouter, request: NavigationRequest): void => {
  const { pathname, href, state } = latestLocation(router)
  const here = { path: pagePath(pathname), href, cameFrom: state.cameFrom }
  const change = historyChangeFor(request, here, app.session.getSnapshot().context)
  // Not `withoutBlocker`: TanStack's `back` would then also skip the next `beforeunload` question.
  if (change.kind === 'back') router.history.back()
  else router.history[change.kind](request.to, change.state, withoutBlocker)
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

const rerunGuardsOnSessionChange = (app: App, router: AppRouter): void => {
  let wasMember = isMember(app.session.getSnapshot())
  app.session.subscribe((session) => {
    const isMemberNow = isMember(session)
    if (isMemberNow === wasMember || isMemberNow === undefined) return
    const runsAgain = runsGuardsAgain(wasMember, session)
    wasMember = isMemberNow
    // A navigation request of the same transition must be performed before a guard redirects.
    if (runsAgain) queueMicrotask(() => void router.invalidate())
  })
}

/** Hides the error notices of a page before every navigation to another page. */
const withdrawErrorsOnLeave = (router: AppRouter): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
    if (pathChanged) withdrawErrorsOfPage(toLocation.pathname)
  })
}

/**
 * After a navigation, focuses the heading of the new page, or of the section in the URL's hash, or its control, so that a
 * screen reader reads it. The router has already set the scroll position.
 */
const focusNewPage = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const part = document.getElementById(toLocation.hash)
    const control = part?.querySelector<HTMLElement>('h2, input, :scope > button')
    const target = control ?? document.querySelector<HTMLElement>('h1')
    target?.focus({ preventScroll: true })
  })
}
