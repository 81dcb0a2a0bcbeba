import type { SnapshotFrom } from 'xstate'
import type { onboardingMachine } from '../onboarding/onboarding-machine.ts'
import { onboardingSteps } from '../onboarding/onboarding-steps.ts'
import { type Page, pages } from '../paths.ts'
import type { sessionMachine } from '../session/session-machine.ts'

type Session = Pick<SnapshotFrom<typeof sessionMachine>, 'hasTag' | 'matches'>
type Onboarding = Pick<SnapshotFrom<typeof onboardingMachine>, 'matches'>

/**
 * Whether it is certain who may open a page: no one waits for the page that anyone may open, a member page waits until
 * the session is restored, and a page for visitors until it is settled.
 */
export const isAccessKnown = (page: Page, session: Session): boolean => {
  const { access } = pages[page]
  if (access === 'members') return !session.hasTag('restoring')
  return access === 'anyone' || isSettled(session)
}

/** Whether the session is settled: it is neither being restored nor signing in nor loading the member. */
export const isSettled = (session: Session): boolean =>
  !session.hasTag('restoring') &&
  !session.hasTag('authenticating') &&
  !session.matches({ 'signed in': 'loading' })

/**
 * Whether pages of a member may be shown; undefined while the session is being restored or signs in. After a failed
 * restore they may, because the layout shows the failure there, and no one has signed out.
 */
export const isMember = (session: Session): boolean | undefined =>
  session.hasTag('restoring') || session.hasTag('authenticating')
    ? undefined
    : session.hasTag('signed in') || session.matches('restore failed')

/**
 * Whether the guards run again now that `isMember` has changed: when a session begins or ends in another tab, or
 * expires. When a flow of this tab signs in, onboarding navigates instead, and no guard may redirect before it.
 */
export const runsGuardsAgain = (wasMember: boolean | undefined, session: Session): boolean =>
  wasMember !== undefined &&
  (!session.hasTag('signed in') || session.matches({ 'signed in': 'loading' }))

/** Whether a page opens, or the page to which the guard redirects. */
export type Access = 'open' | { redirect: Page }

/**
 * Who may open a page (specification 2, "Protected routes"), once the session is settled. Visitors are redirected to
 * /login. Members with an unfinished deletion can only open /settings (decision 0014), and no page for visitors: they
 * are redirected to the page of their required step, or to / (decision 0027).
 */
export const accessTo = (page: Page, session: Session, onboarding: Onboarding): Access => {
  const { access } = pages[page]
  if (access === 'members') return memberAccess(page, session)
  if (access === 'visitors' && session.hasTag('signed in'))
    return { redirect: requiredPage(session, onboarding) }
  return 'open'
}

const memberAccess = (page: Page, session: Session): Access => {
  if (session.hasTag('deleting') && page !== '/settings') return { redirect: '/settings' }
  return session.hasTag('signed in') || session.matches('restore failed')
    ? 'open'
    : { redirect: '/login' }
}

/** The page of the member's required step, or /. */
const requiredPage = (session: Session, onboarding: Onboarding): Page => {
  if (session.hasTag('deleting')) return '/settings'
  return onboardingSteps.find(({ state }) => onboarding.matches(state))?.page ?? '/'
}
