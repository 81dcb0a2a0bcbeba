import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { App } from '../create-app.ts'
import { isSettled } from '../session/authenticate-session.ts'
import { pagePath } from './page-path.ts'

type GuardArgs = { context: { app: App }; location: ParsedLocation }

/**
 * Redirects visitors to /login, with this page as the return path (specification 2, "Protected routes"; decision
 * 0013). Members with an unfinished deletion can only open /settings (decision 0014). This guard is for convenience:
 * the backend authenticates every request.
 */
export const requireMember = async ({ context: { app }, location }: GuardArgs): Promise<void> => {
  const session = await waitFor(app.session, (snapshot) => !snapshot.hasTag('restoring'))
  if (session.hasTag('deleting') && pagePath(location.pathname) !== '/settings') {
    throw redirect({ to: '/settings', replace: true })
  }
  if (session.hasTag('signed in') || session.matches('restore failed')) return
  throw redirect({
    to: '/login',
    replace: true,
    state: (state) => ({ ...state, returnTo: location.href }),
  })
}

/** Redirects members to the page of their required step, or to / if there is none (decision 0027). */
export const requireVisitor = async ({ context: { app } }: GuardArgs): Promise<void> => {
  const session = await waitFor(app.session, isSettled)
  if (session.hasTag('signed in')) throw redirect({ to: requiredPage(app), replace: true })
}

/** The page of the member's required step, or /. */
const requiredPage = ({ onboarding, session }: App) => {
  if (session.getSnapshot().hasTag('deleting')) return '/settings'
  const step = onboarding.getSnapshot()
  if (step.matches('completing the profile')) return '/profile-completion'
  if (step.matches('choosing interests')) return '/preferences'
  return '/'
}
