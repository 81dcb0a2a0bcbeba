import type { SnapshotFrom } from 'xstate'
import type { onboardingMachine } from '../onboarding/onboarding-machine.ts'
import { type Page, pageAt, pages } from '../paths.ts'
import type { sessionMachine } from '../session/session-machine.ts'

type Session = Pick<SnapshotFrom<typeof sessionMachine>, 'hasTag' | 'matches'>
type Onboarding = Pick<SnapshotFrom<typeof onboardingMachine>, 'matches'>

/** Whether there is a page at a path. */
export const isPage = (path: string): path is Page => pageAt(path) !== undefined

/** Whether a page opens, or the page to which the guard redirects. */
export type Access = 'open' | { redirect: Page }

/** Whether the session is settled: it is neither being restored nor signing in nor loading the member. */
export const isSettled = (session: Session): boolean =>
  !session.hasTag('restoring') &&
  !session.hasTag('authenticating') &&
  !session.matches({ 'signed in': 'loading' })

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
  if (onboarding.matches('completing the profile')) return '/profile-completion'
  if (onboarding.matches('choosing interests')) return '/preferences'
  return '/'
}
