import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { waitFor } from 'xstate'
import type { App } from './create-app.ts'
import { isSettled } from './enter-session.ts'
import { pagePath } from './page-path.ts'

type Arrival = { context: { app: App }; location: ParsedLocation }

/**
 * Lets members pass; anyone else goes to /login and comes back to this page after signing in
 * (specification 2, "Protected routes"; decision 0013). Whoever has begun to delete the account finds
 * /settings alone (decision 0014). Comfort only: the backend checks every call.
 */
export const requireMember = async ({ context: { app }, location }: Arrival): Promise<void> => {
  const session = await waitFor(app.session, (snapshot) => !snapshot.hasTag('pending'))
  if (session.hasTag('closing') && pagePath(location.pathname) !== '/settings') {
    throw redirect({ to: '/settings', replace: true })
  }
  if (session.hasTag('signed in') || session.matches('restore failed')) return
  throw redirect({
    to: '/login',
    replace: true,
    state: (state) => ({ ...state, returnTo: location.href }),
  })
}

/** Lets visitors pass; a member goes to what is owed, else to / (decision 0027). */
export const requireVisitor = async ({ context: { app } }: Arrival): Promise<void> => {
  const session = await waitFor(app.session, isSettled)
  if (session.hasTag('signed in')) throw redirect({ to: owedPage(app), replace: true })
}

/** The page of what a member still owes, else /. */
const owedPage = ({ onboarding, session }: App) => {
  if (session.getSnapshot().hasTag('closing')) return '/settings'
  const owed = onboarding.getSnapshot()
  if (owed.matches('completing the profile')) return '/profile-completion'
  if (owed.matches('choosing interests')) return '/preferences'
  return '/'
}
