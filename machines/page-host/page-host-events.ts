import type { DoneActorEvent } from 'xstate'
import type { IdentitySnapshot, Member } from '../member.ts'
import type { PageBlocks } from '../navigation-blocker/blocks.ts'
import type { SessionEnd } from '../session/session-events.ts'
import type { PageLeft, PageRequest } from './page-request.ts'

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
