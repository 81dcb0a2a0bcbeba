import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { failureOf } from '../../../machines/failure.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import type { App } from '../app.ts'
import { MalformedUrl, PageError } from '../pages/error-pages.tsx'
import { routeTree } from '../route-tree.gen.ts'
import { siteRecorder } from '../site-recorder.ts'

/** Creates the router over the app. Its context never changes: guards read the actors' snapshots when they run. */
export const createAppRouter = (app: App, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { app },
    defaultPreload: false,
    // An error boundary around every page, so that the top bar stays usable when a page fails.
    defaultErrorComponent: PageError,
    defaultOnCatch: (error) => siteRecorder()?.report('error page', failureOf(error).kind),
    defaultNotFoundComponent: MalformedUrl,
    // Without a pending component the page is empty while a guard waits for the session.
    defaultPendingComponent: PendingScreen,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    // On the landing page the panel in the hash takes precedence over a stored scroll position.
    scrollRestoration: ({ location: { pathname, hash } }) => pathname !== '/' || hash === '',
    ...(history ? { history } : {}),
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** The page to open after the sign-in (decision 0013). */
    returnTo?: string
    /** The uid of the member whose session ended on that page, or null for a visitor. */
    returnOwner?: string | null
    /** The email that is pending verification, or on /login the one that a link has verified (decision 0010). */
    email?: string
    /** The page whose link led here, which is the previous history entry (decision 0050). */
    cameFrom?: string
  }
}
