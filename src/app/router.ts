import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import type { App } from './create-app.ts'
import { LostAddress } from './lost-address.tsx'
import { PageTrouble } from './page-trouble.tsx'
import { routeTree } from './route-tree.gen.ts'

/**
 * Builds the router over the app. The context never changes: guards read the actors' snapshots at the moment of
 * the decision.
 */
export const createAppRouter = (app: App, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { app },
    defaultPreload: false,
    // Around every page and around the whole: what stands above a broken page still leads on.
    defaultErrorComponent: PageTrouble,
    defaultNotFoundComponent: LostAddress,
    // Without these the page stays empty while a guard waits for the session.
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    // An address that names a panel says better than a remembered place where the reader was.
    scrollRestoration: ({ location: { pathname, hash } }) => pathname !== '/' || hash === '',
    ...(history ? { history } : {}),
  })

/** The router of the site. */
export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The page that was wanted before signing in (decision 0013). */
    returnTo?: string
    /** The address that waits for verification (decision 0010). */
    email?: string
    /** The page whose link led here: it lies one step back (decision 0050). */
    cameFrom?: string
  }
}
