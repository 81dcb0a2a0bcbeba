import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import { accessTo, isPage, isSettled } from '../../../machines/app/access.ts'
import type { App } from '../create-app.ts'
import type { SessionSnapshot } from '../flows/flow-actors.ts'
import { pagePath } from './page-path.ts'

type GuardArgs = { context: { app: App }; location: ParsedLocation }

/** Waits until `isKnown` and redirects a user who may not open the page. /login gets it as the return path (decision 0013). */
const guard =
  (isKnown: (session: SessionSnapshot) => boolean) =>
  async ({ context: { app }, location }: GuardArgs): Promise<void> => {
    const session = await waitFor(app.session, isKnown)
    const page = pagePath(location.pathname)
    const access = isPage(page) ? accessTo(page, session, app.onboarding.getSnapshot()) : 'open'
    if (access === 'open') return
    const { redirect: to } = access
    throw redirect({
      to,
      replace: true,
      ...(to === '/login' && { state: (state) => ({ ...state, returnTo: location.href }) }),
    })
  }

/** The guard of the member pages. It is for convenience: the backend authenticates every request. */
export const requireMember = guard((session) => !session.hasTag('restoring'))

/** The guard of the pages for visitors. */
export const requireVisitor = guard(isSettled)
