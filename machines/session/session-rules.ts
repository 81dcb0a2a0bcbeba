import type { InvariantInput } from 'statewalk'
import { isSameEmail, isVerified } from '../member.ts'
import type { StoredSession } from '../ports.ts'
import { providers } from '../providers.gen.ts'
import { hasMessage, noticesIn, pathsIn, pathsWithReturnIn } from '../sent-messages.ts'
import { isPending, providerFlags } from './session-entries.ts'
import type { SessionStorageCommand } from './session-events.ts'
import type { sessionMachine } from './session-machine.ts'

type Seen = InvariantInput<typeof sessionMachine>

/** The rules of the session, from the specification ("4" is its section) and its readings ("r7"). */
export const sessionRules: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'a stored session comes before a pending verification (r7)': ({ snapshot, last }) =>
    last.before !== null || !isMember(snapshot.context.stored) || snapshot.hasTag('restoring'),

  'a session without its flag or its token leaves nothing (r9)': ({ snapshot, last }) =>
    last.before !== null ||
    !snapshot.matches('signed out') ||
    Object.values(snapshot.context.stored).every((value) => !value),

  'a record and a token are written for their own member only': (seen) =>
    commandsOf(seen).every(
      (command) =>
        command.type !== 'write session' ||
        'isLoggedIn' in command.entries ||
        !('token' in command.entries || 'displayName' in command.entries) ||
        command.owner === seen.snapshot.context.identity?.uid,
    ),

  'what this tab has saved is published once, and nothing else (2)': ({
    last: { before, event },
    justNow: { sentTo },
  }) =>
    (sentTo.storage ?? []).filter(({ type }) => type === 'publish member').length ===
    Number(event?.type === 'member changed' && before?.context.member != null),

  'a change of another member loads nothing': ({ snapshot, last: { event }, justNow }) =>
    event?.type !== 'member changed elsewhere' ||
    event.owner === snapshot.context.identity?.uid ||
    !justNow.started['load member'],

  'a stored session without its member’s identity is signed out (4, r7)': ({ snapshot, last }) =>
    !last.before?.hasTag('restoring') ||
    !snapshot.matches('signed in') ||
    [null, snapshot.context.identity?.uid].includes(last.before.context.stored.userId),

  'an identity of no one does not stay signed in if no other tab replaces it in time (r7)': ({
    snapshot,
    last: { before, childrenBefore, event, outcome },
    justNow,
  }) =>
    !(
      before?.matches('resuming') &&
      childrenBefore['restore identity']?.matches('waiting for another tab') &&
      !snapshot.matches('resuming') &&
      event === null &&
      outcome === null
    ) || justNow.started['sign out identity'] === 1,

  'no record is kept for another identity (6)': ({ snapshot: { context }, last: { before } }) =>
    context.member === null ||
    context.member !== before?.context.member ||
    context.identity?.uid === before.context.identity?.uid,

  'an orphaned identity is signed out (r7)': ({ last, justNow }) =>
    !(
      last.event?.type === 'orphaned identity found' &&
      last.before?.matches({ 'signed out': 'idle' })
    ) || justNow.started['sign out identity'] === 1,

  'only the owner of an email becomes a member (r6, r37)': ({ snapshot }) =>
    !(snapshot.hasTag('authenticating') || snapshot.hasTag('signed in')) ||
    snapshot.context.identity === null ||
    isVerified(snapshot.context.identity),

  'while the email is pending, no one is logged in (r6, r22)': ({ snapshot, last }) =>
    !(last.event && pendingEvents.has(last.event.type)) ||
    !snapshot.matches('awaiting verification') ||
    (!snapshot.context.stored.isLoggedIn && snapshot.context.stored.tempUserEmail !== null),

  'a sign-in stores token, uid, flag and provider, and nothing of the sign-up (3, 4, r3)': (seen) =>
    signInsOf(seen).every((stored) => {
      const { identity } = seen.snapshot.context
      return (
        Boolean(stored.token) &&
        stored.userId === identity?.uid &&
        providers.every((name) => stored[providerFlags[name]] === (identity?.authType === name)) &&
        stored.pendingToken === null &&
        stored.tempUserEmail === null
      )
    }),

  'a pending token is used for its own email only (r8)': ({ snapshot, justNow, ended }) => {
    const { identity, stored } = snapshot.context
    return (
      !justNow.started['load with pending token'] ||
      Boolean(ended['complete registration: is registered']) ||
      isSameEmail(identity?.email ?? null, stored.tempUserEmail)
    )
  },

  'a used pending token is cleared, whatever the answer (r8)': ({ snapshot, justNow }) =>
    !Object.keys(justNow.ended).some((end) => end.startsWith('load with pending token')) ||
    snapshot.context.stored.pendingToken === null,

  'a logout clears the storage and leads to /login (2, 4, r9)': (seen) =>
    !(seen.last.event?.type === 'logout requested' && seen.last.before?.hasTag('signed in')) ||
    (isCleared(seen) && pathsIn(seen.justNow.sentTo.app).join() === '/login'),

  'a 401 clears the storage, says so and leads to /login with a return path (4, 8, r13, r44)': (
    seen,
  ) => {
    const { last, justNow } = seen
    const { before, event } = last
    const isRejected =
      event?.type === 'session rejected' || justNow.ended['watch identity: reports a rejection']
    if (!isRejected || !before?.matches('signed in')) return true
    return (
      isCleared(seen) &&
      noticesIn(justNow.sentTo.app).join() === expiryNoticeOf(event) &&
      pathsWithReturnIn(justNow.sentTo.app).join() === '/login'
    )
  },

  'a page that asks for a session is answered once, when it is settled': ({
    snapshot,
    last: { before, event },
    justNow,
  }) => {
    const waits = (replyTo?: string | null) => replyTo === 'page'
    const asks = event?.type === 'identity verified' || waits(before?.context.replyTo)
    const answers = justNow.sentTo.page?.length ?? 0
    return (
      answers === (asks && !waits(snapshot.context.replyTo) ? 1 : 0) &&
      (snapshot.context.replyTo === null || isOpening(snapshot))
    )
  },

  'a session and a wait end with exactly one reason (r40)': ({ snapshot, last, justNow }) => {
    const ends = (justNow.sentTo.app ?? []).filter(({ type }) => type === 'session ended')
    const was = last.before && isHeld(last.before) ? last.before.context.identity : null
    if (was === null) {
      const { identity, stored } = snapshot.context
      const goesOn =
        last.before?.matches('awaiting verification') === true &&
        snapshot.matches('awaiting verification') &&
        isPending(identity, stored)
      return ends.length <= (goesOn ? 0 : 1)
    }
    const isOver =
      !(isHeld(snapshot) || snapshot.hasTag('authenticating')) ||
      (last.before?.hasTag('signed in') && snapshot.matches('awaiting verification')) ||
      snapshot.context.identity?.uid !== was.uid
    return ends.length === (isOver ? 1 : 0) && (!isOver || snapshot.context.ended !== null)
  },

  'the onboarding knows how the member signed in (2)': ({ snapshot, justNow: { sentTo } }) =>
    (sentTo.onboarding ?? []).every(
      (message) =>
        !('authType' in message) || message.authType === snapshot.context.identity?.authType,
    ),

  'the onboarding ends with the session': ({ justNow: { sentTo } }) =>
    hasMessage(sentTo.app, 'session ended') === hasMessage(sentTo.onboarding, 'session ended'),

  'an unreachable service ends no session (r23)': ({ snapshot, last, justNow }) =>
    !(justNow.ended['load member: fails'] || justNow.ended['reload identity: fails']) ||
    !isMember(last.before?.context.stored ?? snapshot.context.stored) ||
    isMember(snapshot.context.stored),

  'nothing is stored of a member who has left, or of a sign-up that is over (r9)': ({ snapshot }) =>
    !(snapshot.matches('signed out') || snapshot.matches('signing out')) ||
    Object.values(snapshot.context.stored).every((value) => !value),

  'a wait that ends leaves a draft only if its account is gone (r9)': (seen) => {
    const { snapshot, last } = seen
    const isOver = last.before?.matches('resuming')
      ? last.event === null && (snapshot.matches('signed out') || snapshot.matches('signing out'))
      : last.before?.matches('awaiting verification') && last.event?.type === 'session rejected'
    return !isOver || isCleared(seen) !== (snapshot.context.ended?.reason === 'identity gone')
  },

  'a reload finishes a deletion, because its session is stored (r14)': ({ snapshot, last }) =>
    !(snapshot.hasTag('deleting') && last.before?.hasTag('authenticating')) ||
    isMember(snapshot.context.stored),

  'the session of an unfinished deletion stays until it is finished (r14)': ({ snapshot, last }) =>
    !last.before?.hasTag('restoring') ||
    last.outcome === null ||
    !('resolves' in last.outcome) ||
    last.before.context.deletion === null ||
    isVerifiedUid(last.outcome.resolves, last.before.context.deletion) ===
      snapshot.hasTag('deleting') ||
    snapshot.hasTag('restoring'),
}

/** The sentence says only what is known (r44). */
const expiryNoticeOf = (event: Seen['last']['event']): string =>
  event && 'reason' in event && event.reason === 'identity gone'
    ? 'account gone'
    : 'session expired'

const isOpening = (snapshot: Seen['snapshot']): boolean =>
  snapshot.hasTag('authenticating') ||
  snapshot.matches({ 'signed in': 'loading' }) ||
  snapshot.matches({ 'signed in': 'refreshing' })

/** Whether there is a member, or a pending verification. */
const isHeld = (snapshot: Seen['snapshot']): boolean =>
  snapshot.hasTag('signed in') || snapshot.matches('awaiting verification')

const isMember = ({ isLoggedIn, token }: StoredSession): boolean => isLoggedIn && token !== null

const isVerifiedUid = (identity: unknown, uid: string): boolean =>
  typeof identity === 'object' &&
  identity !== null &&
  'uid' in identity &&
  identity.uid === uid &&
  'emailVerified' in identity &&
  identity.emailVerified === true

const pendingEvents: ReadonlySet<string> = new Set([
  'identity created',
  'account created',
  'verification required',
])

const commandsOf = ({ justNow }: Seen): readonly SessionStorageCommand[] =>
  (justNow.sentTo.storage ?? []) as readonly SessionStorageCommand[]

/** The entries of a sign-in, if the last move has stored one. */
const signInsOf = (seen: Seen): readonly Partial<StoredSession>[] =>
  commandsOf(seen).flatMap((command) =>
    command.type === 'write session' && command.entries.isLoggedIn ? [command.entries] : [],
  )

const isCleared = ({ snapshot, justNow }: Seen): boolean =>
  hasMessage(justNow.sentTo.storage, 'clear member') &&
  Object.values(snapshot.context.stored).every((value) => !value)
