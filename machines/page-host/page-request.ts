import type { AnyActorLogic } from 'xstate'
import type { IdentitySnapshot, Member } from '../member.ts'
import type { Page, ReturnPath } from '../paths.ts'

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
