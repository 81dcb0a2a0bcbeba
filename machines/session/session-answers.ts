import type { AnyActorRef } from 'xstate'
import { app, onboarding, pageHost } from '../addresses.ts'
import type { Failure } from '../failure.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { type NoticeKey, notice } from '../notices.ts'
import { navigateTo } from '../paths.ts'
import type { ExpiryReason } from '../tab-message.ts'
import { withEvent } from '../with-event.ts'
import { formerUidOf, isMemberIdentity } from './session-entries.ts'
import type {
  IdentityChange,
  SessionAnswer,
  SessionContext,
  SessionEnd,
  SessionEndReason,
  SessionRejection,
  SessionStorageCommand,
  SessionWrite,
} from './session-events.ts'

/* What the session sends to other actors: answers to requests, the end of a session with its reason, and the member. */

type System = { get(id: string): AnyActorRef | undefined }
type Enqueue = {
  assign(update: Partial<SessionContext>): void
  sendTo(
    actor: AnyActorRef | 'storage',
    event: SessionAnswer | SessionEnd | SessionStorageCommand,
  ): void
}

/** Changes what is stored, and its mirror. */
export const store = (
  enqueue: Enqueue,
  { stored }: Pick<SessionContext, 'stored'>,
  change: SessionWrite,
): void => {
  enqueue.assign({ stored: { ...stored, ...change.entries } })
  enqueue.sendTo('storage', { type: 'write session', ...change })
}

/** Answers the actor that waits for the session, unless it has ended meanwhile. */
export const answerTo = (
  { replyTo }: Pick<SessionContext, 'replyTo'>,
  system: System,
  answer: SessionAnswer,
  enqueue: Pick<Enqueue, 'sendTo'>,
): void => {
  const actor = replyTo === null ? undefined : system.get(replyTo)
  if (actor) enqueue.sendTo(actor, answer)
}

/** The answer that no member is signed in. Without a failure, another request has taken the place of this one. */
export const notOpened = (failure: Failure | null = null): SessionAnswer => ({
  type: 'session not opened',
  failure: failure ?? { kind: 'superseded' },
})

/** The action that answers the waiting actor while no member is signed in. */
export const answerNotOpened = {
  type: 'answer',
  params: ({ context }: { context: Pick<SessionContext, 'failure'> }) => notOpened(context.failure),
} as const

/** Sends the end to every receiver before the session clears what it knows, so that a page can still answer. */
export const sendSessionEnd = (
  context: Pick<SessionContext, 'stored' | 'identity' | 'formerUid'>,
  system: System,
  reason: SessionEndReason,
  enqueue: Enqueue,
): void => {
  enqueue.assign({
    ended: { reason, pendingEmail: context.stored.tempUserEmail },
    formerUid: formerUidOf(context),
  })
  for (const to of [app, pageHost, onboarding])
    enqueue.sendTo(to({ system }), { type: 'session ended', reason })
}

/** The action that ends the session with a reason. */
export const end = (reason: SessionEndReason) =>
  ({ type: 'end session', params: { reason } }) as const

/** The action that ends the session, or the wait for a verification, because its identity was rejected. */
export const endOnRejection = (reason: SessionEndReason) =>
  ({
    type: 'end session',
    params: ({ event }: { event: SessionRejection }) => ({
      reason: event.reason ?? reason,
    }),
  }) as const

/** The action that ends the session, or the wait for a verification, because its identity has changed. */
export const endOnIdentityChange = {
  type: 'end session',
  params: ({ event }: { event: IdentityChange }) => ({ reason: reasonOf(event) }),
} as const

const reasonOf = ({ identity }: IdentityChange): SessionEndReason => {
  if (!identity) return 'identity lost'
  return isMemberIdentity(identity)
    ? 'another member signed in elsewhere'
    : 'replaced by another sign-in'
}

/** The action that shows a notice. */
export const notify = (key: NoticeKey) => ({ type: 'send to app', params: notice(key) }) as const

/** The action that requests a navigation. */
export const navigate = (...request: Parameters<typeof navigateTo>) =>
  ({ type: 'send to app', params: navigateTo(...request) }) as const

/** The notice of a session that has ended because its token was rejected. */
export const expiryNotice = (reason: SessionEndReason) =>
  notice(reason === 'identity gone' ? 'account gone' : 'session expired')

const notifyExpiry = {
  type: 'send to app',
  params: ({ context }: { context: Pick<SessionContext, 'ended'> }) =>
    expiryNotice(nonNull(context.ended).reason),
} as const

/** The actions of such a session, after its end. */
export const expire = [
  'publish expiry',
  'hold draft',
  notifyExpiry,
  navigate('/login', { withReturnPath: true }),
] as const

/** The transition after the session has expired in another tab. This tab did not ask for anything, so only the guard of its page navigates. */
export const expiredElsewhere = {
  guard: withEvent('is the owner'),
  target: '#session.signed out',
  actions: [
    {
      type: 'end session',
      params: ({ event: { reason } }: { event: { reason: ExpiryReason } }) => ({ reason }),
    },
    'hold draft',
    'clear',
    notifyExpiry,
  ],
} as const

/** The transition after another tab has removed the session from the storage. */
export const loggedOutElsewhere = {
  target: '#session.signing out',
  actions: [end('logged out elsewhere'), notify('signed out elsewhere')],
} as const

/** The transition of a logout. */
export const logout = {
  target: '#session.signing out',
  actions: [end('logged out'), navigate('/login')],
} as const

/** Creates the message to the page host about the member; both are null without a member. */
export const memberChanged = (identity: IdentitySnapshot | null, member: Member | null) => ({
  type: 'member changed' as const,
  identity,
  member,
})
