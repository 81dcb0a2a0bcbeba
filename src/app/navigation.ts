import type { Leave, Page } from '../../machines/paths.ts'
import type { App } from './create-app.ts'
import { pagePath } from './page-path.ts'
import type { AppRouter } from './router.ts'

/**
 * Fulfils the machines' wishes to leave. A finished form takes no step in the history: it is gone back from
 * where that leads to the same page, else replaced. The address that waits for verification travels in history
 * state, never in the URL (decision 0010).
 */
export const leaveThrough =
  (app: App, router: AppRouter) =>
  ({ to, returning }: Leave): void => {
    const { pathname, href, state: found } = router.latestLocation
    const path = pagePath(pathname)
    const email = app.session.getSnapshot().context.stored.tempUserEmail
    const state = {
      ...(returning && !isPublic(path) && { returnTo: href }),
      ...(to === '/verify-email' && email !== null && { email }),
    }
    if (found.cameFrom === to) router.history.back()
    else if (isForm(path) && to !== '/verify-email') router.history.replace(to, state, unasked)
    else router.history.push(to, state, unasked)
  }

/**
 * Where leaving a page would lose something, the member is asked first, whatever way they leave; Back closes
 * an open dialog before it leaves the page (decision 0050). The address stays until the answer is given.
 */
export const askBeforeLeaving = ({ departures }: App, { history }: AppRouter): void => {
  history.block({
    enableBeforeUnload: departures.isLostOnReload,
    blockerFn: ({ currentLocation: here, nextLocation: there, action }) => {
      if (here.pathname === there.pathname) return false
      switch (action) {
        case 'PUSH':
          return departures.holdUp(() => history.push(there.href, there.state, unasked))
        case 'REPLACE':
          return departures.holdUp(() => history.replace(there.href, there.state, unasked))
        default: {
          const steps = there.state.__TSR_index - here.state.__TSR_index
          return departures.closeDialog() || departures.holdUp(() => history.go(steps))
        }
      }
    },
  })
}

/** For what machines wish, and what members have decided: nobody is asked. */
const unasked = { ignoreBlocker: true }

/** Goes back within the site; a page that was opened from elsewhere has no way back, so `otherwise` is it. */
export const goBackThrough =
  (router: AppRouter) =>
  (otherwise: Page): void => {
    if (router.history.canGoBack()) router.history.back()
    else router.history.replace(otherwise)
  }

/**
 * Asks the guards anew when a session begins or ends by itself: in another tab, or by expiry.
 * While a flow of this tab signs in, onboarding leads on and no guard may overtake it.
 */
export const guardMembership = (app: App, router: AppRouter): void => {
  let wasMember = membership(app)
  app.session.subscribe(() => {
    const isMember = membership(app)
    if (isMember === wasMember || isMember === undefined) return
    const isFirstAnswer = wasMember === undefined
    const ledByFlow = isMember && !app.session.getSnapshot().matches({ 'signed in': 'loading' })
    wasMember = isMember
    if (isFirstAnswer || ledByFlow) return
    // A wish to leave that the same step emitted is heard first; only then may a guard redirect.
    queueMicrotask(() => void router.invalidate())
  })
}

/**
 * Moves the focus to the heading of the page that has just appeared, or of the part that the address names, so
 * that it is read out. The router has scrolled already, to the top or to where the reader was.
 */
export const focusNewPage = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ pathChanged, fromLocation, toLocation }) => {
    if (!pathChanged || !fromLocation) return
    const part = document.getElementById(toLocation.hash)?.querySelector<HTMLElement>('h2')
    const heading = part ?? document.querySelector<HTMLElement>('h1')
    heading?.focus({ preventScroll: true })
  })
}

/** Undefined while it is being found out. */
const membership = ({ session }: App): boolean | undefined => {
  const snapshot = session.getSnapshot()
  return snapshot.hasTag('pending') ? undefined : snapshot.hasTag('signed in')
}

const isGuestPage = (path: string) =>
  ['/login', '/signup', '/verify-email', '/forgot-password'].includes(path)

const isForm = (path: string) => isGuestPage(path) || memberForms.includes(path)

const memberForms = ['/profile-completion', '/preferences', '/edit-profile', '/update-preferences']

const isPublic = (path: string) => path === '/' || isGuestPage(path)
