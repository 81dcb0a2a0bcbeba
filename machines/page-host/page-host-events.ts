import type { AnyActorLogic, DoneActorEvent } from 'xstate'
import type { IdentitySnapshot, Member } from '../member.ts'
import type { PageBlocks } from '../navigation-blocker/navigation-blocker-events.ts'
import type { Page, ReturnPath } from '../paths.ts'
import type { SessionEnd } from '../session/session-events.ts'

/** Who uses the site, and their record. */
export type MemberChange = { identity: IdentitySnapshot | null; member: Member | null }
type MemberChanged = { type: 'member changed' } & MemberChange

/** A message for the current page; the end of the session is also for the next one. */
export type PageMessage =
  | { type: 'back pressed' }
  | { type: 'leave requested' }
  | MemberChanged
  | SessionEnd
  | PageLeft

/** An event of the page host. */
export type PageHostEvent =
  | ({ type: 'page requested' } & PageRequest)
  /** The router has entered a route. The key is null for a route without an actor. */
  | { type: 'route entered'; key: string | null }
  | PageBlocks
  | PageMessage
  | PageEnd

type PageEnd = DoneActorEvent<unknown, `page ${number}`>

/** The values of a history entry that a page starts with. */
export type PageLocation = {
  /** The path to open after the sign-in (decision 0013). */
  returnTo: ReturnPath | null
  /** The email that is pending verification, or on /login the one that a link has verified (decision 0010). */
  email: string | null
}

/** A page that the router is about to open. The key decides whether an open page is kept. */
export type PageRequest = { page: Page; key: string; location: PageLocation }

/**
 * To a page that is saving: the router has left it, and the page host keeps its actor until the save has ended; or it
 * has returned to it.
 */
export type PageLeft = { type: 'page left'; isLeft: boolean }

/** The input of a page's loader. */
export type LoadRequest = {
  page: Page
  location: PageLocation
  identity: IdentitySnapshot | null
  member: Member | null
}

/** The logic of a page, with its services provided, and its input. */
export type LoadedPage = { logic: AnyActorLogic; input: unknown }

/** The key of a page at a location. A page starts again for another email, or another return path, if it uses it. */
export const pageKey = (page: Page, { email, returnTo }: PageLocation): string => {
  const isWaiting = page === '/verify-email'
  return [page, (isWaiting || page === '/login') && email, !isWaiting && returnTo?.path]
    .filter(Boolean)
    .join(' ')
}
