import { isPage, type NavigationRequest, pages } from '../paths.ts'
import type { SessionContext } from '../session/session-events.ts'

/** What a navigation request does to the history of the browser. */
export type HistoryChange =
  | { kind: 'back' }
  | { kind: 'push' | 'replace'; state: ReturnState & { email?: string } }

/** The return path in the history state. A path without an owner is that of a visitor. */
export type ReturnState = { returnTo?: string; returnOwner?: string | null }

/**
 * The history state of /login for the page at `href`. It belongs to the member whose session has ended there. After a
 * logout, a visitor has requested the page.
 */
export const returnStateOf = (
  href: string,
  { formerUid, ended }: Pick<SessionContext, 'formerUid' | 'ended'>,
): ReturnState => ({
  returnTo: href,
  returnOwner: ended?.reason === 'logged out' ? null : formerUid,
})

type HistoryEntry = {
  path: string
  href: string
  /** The page whose link led here, which is the previous entry (decision 0050). */
  cameFrom?: string | undefined
}

/**
 * How the router performs a navigation request. A form leaves no entry in the history: if its previous entry is the
 * target, the router goes back, otherwise the entry of the form is replaced. The email of a pending verification is
 * passed in the history state, never in the URL (decision 0010).
 */
export const historyChangeFor = (
  { to, withReturnPath }: NavigationRequest,
  { path, href, cameFrom }: HistoryEntry,
  session: Pick<SessionContext, 'formerUid' | 'ended' | 'stored'>,
): HistoryChange => {
  const pendingEmail = session.stored.tempUserEmail
  if (cameFrom === to) return { kind: 'back' }
  const page = isPage(path) ? pages[path] : null
  return {
    kind: page?.form && to !== '/verify-email' ? 'replace' : 'push',
    state: {
      ...(withReturnPath &&
        (page?.access ?? 'members') === 'members' &&
        returnStateOf(href, session)),
      ...(to === '/verify-email' && pendingEmail !== null && { email: pendingEmail }),
    },
  }
}
