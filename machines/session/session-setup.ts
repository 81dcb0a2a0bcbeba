import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, pageHost, signIns } from '../addresses.ts'
import { type Failure, failureOf, toFailureContext, toOutputFailure } from '../failure.ts'
import { foreignProviders, type IdentitySnapshot, isSameEmail, type Member } from '../member.ts'
import { nonNull } from '../non-null.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { navigateTo } from '../paths.ts'
import type { StoredSession } from '../ports.ts'
import { sessionActors } from './session-actors.ts'
import { answerTo, memberChanged, notOpened, sendSessionEnd } from './session-answers.ts'
import {
  formerUidOf,
  hasStoredSession,
  isMemberIdentity,
  isPending,
  memberEntries,
  noMember,
  nothingStored,
  noticeEvents,
  type OpenedSession,
  pendingEntries,
  replacesSession,
  signedInEntries,
} from './session-entries.ts'
import type {
  IdentityChange,
  SessionAnswer,
  SessionContext,
  SessionEndReason,
  SessionEvent,
} from './session-events.ts'

type Found = { identity: IdentitySnapshot | null }
type Given = { identity: IdentitySnapshot }
type Unverified = Given & { type: string; pendingToken?: string }
type Failed = { error: unknown }

/** The types, actors, guards and actions of the session machine. */
export const sessionSetup = setup({
  types: {
    input: {} as Pick<SessionContext, 'stored' | 'deletion'>,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { storage: 'storage' },
    tags: {} as 'deleting' | 'restoring' | 'signed in' | 'signed out' | 'authenticating' | 'failed',
  },
  actors: sessionActors,
  guards: {
    'has a stored session': (_, { stored }: { stored: StoredSession }) => hasStoredSession(stored),
    'anything is stored': ({ context }) => Object.values(context.stored).some(Boolean),
    'verification is pending': (_, { stored }: { stored: StoredSession }) =>
      stored.tempUserEmail !== null,
    'restore failed': (_, { failure }: { failure: Failure | null }) => failure !== null,
    'is the stored member': ({ context }, { identity }: Found) =>
      isMemberIdentity(identity) &&
      (context.stored.userId === null || context.stored.userId === identity.uid),
    'is the verified pending identity': ({ context }, { identity }: Found) =>
      isMemberIdentity(identity) && isPending(identity, context.stored),
    'is the pending identity': ({ context }, { identity }: Found) =>
      isPending(identity, context.stored),
    'is the same member': ({ context }, { identity }: Given) =>
      identity.uid === context.identity?.uid,
    // While an unreachable service has not sent the identity of a pending verification yet, its email says whose it is.
    'is someone else': ({ context: { identity: known, stored } }, { identity }: Found) =>
      identity !== null && (known ? identity.uid !== known.uid : !isPending(identity, stored)),
    // The service was unreachable when the wait was resumed, and the link has been opened meanwhile.
    'is the late verified identity': ({ context }, { identity }: Found) =>
      context.identity === null &&
      isMemberIdentity(identity) &&
      isPending(identity, context.stored),
    'was logged out elsewhere': ({ context: { ended, formerUid } }, { owner }: { owner: string }) =>
      ended?.reason === 'logged out elsewhere' && formerUid === owner,
    'is the owner': ({ context }, { owner }: { owner: string }) => owner === context.identity?.uid,
    'has no identity': (_, { identity }: Found) => identity === null,
    'is another member': ({ context }, { identity, token }: IdentityChange) =>
      isMemberIdentity(identity) && token !== null && identity.uid !== context.identity?.uid,
    'has the pending identity': ({ context }) => isPending(context.identity, context.stored),
    'has a social identity': ({ context }) => (context.identity?.authType ?? 'local') !== 'local',
    'has a pending token': ({ context }) =>
      context.stored.pendingToken !== null && isPending(context.identity, context.stored),
    'is being deleted': ({ context }, { identity }: Found) =>
      isMemberIdentity(identity) && identity.uid === context.deletion,
    'has a member': ({ context }) => context.member !== null,
    'has foreign providers': ({ context }) =>
      foreignProviders(nonNull(context.identity)).length > 0,
    'has failed': (_, { failure }: { failure: Failure }) => failure.kind !== 'superseded',
    'account was deleted': (_, { error }: Failed) => failureOf(error).kind === 'account deleted',
    'is not registered': (_, { error }: Failed) => failureOf(error).kind === 'not registered',
  },
  actions: {
    store: enqueueActions(
      ({ context, enqueue }, { entries }: { entries: Partial<StoredSession> }) => {
        enqueue.assign({ stored: { ...context.stored, ...entries } })
        enqueue.sendTo('storage', { type: 'write session', entries })
      },
    ),
    // A sign-in that finds its email unverified has no pending token of its own.
    'store pending verification': enqueueActions(
      ({ context, enqueue }, { type, identity, pendingToken }: Unverified) => {
        const isStored = type === 'verification required' && isPending(identity, context.stored)
        const token = isStored ? context.stored.pendingToken : (pendingToken ?? null)
        const entries = pendingEntries(identity, token)
        enqueue.assign({ stored: entries })
        enqueue.sendTo('storage', { type: 'write session', entries })
      },
    ),
    'store token': enqueueActions(({ context, enqueue }, { token }: { token: string | null }) => {
      if (token === null || token === context.token) return
      enqueue.assign({ stored: { ...context.stored, token }, token })
      const owner = nonNull(context.identity).uid
      enqueue.sendTo('storage', { type: 'write session', entries: { token }, owner })
    }),
    // Even if the record cannot be loaded, the stored uid and token belong together.
    'store unloaded session': enqueueActions(({ context: { identity, token }, enqueue }) => {
      const entries = signedInEntries(nonNull(identity), null, token)
      enqueue.assign({ stored: entries })
      enqueue.sendTo('storage', { type: 'write session', entries })
    }),
    'store signed-in session': enqueueActions(
      ({ context, enqueue, system }, { member, notice }: OpenedSession) => {
        const entries = signedInEntries(nonNull(context.identity), member, nonNull(context.token))
        enqueue.assign({ stored: entries, member, failure: null, ended: null })
        enqueue.sendTo('storage', { type: 'write session', entries })
        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, member))
        for (const event of noticeEvents(context, notice)) enqueue.sendTo(app({ system }), event)
      },
    ),
    'store member': enqueueActions(
      ({ context, enqueue, system }, { member }: { member: Member }) => {
        const entries = memberEntries(member)
        enqueue.assign({ stored: { ...context.stored, ...entries }, member, failure: null })
        const owner = nonNull(context.identity).uid
        enqueue.sendTo('storage', { type: 'write session', entries, owner })
        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, member))
      },
    ),
    'publish member': sendTo('storage', ({ context }) => ({
      type: 'publish member',
      owner: nonNull(context.identity).uid,
    })),
    'publish expiry': enqueueActions(({ context, enqueue }) => {
      const owner = formerUidOf(context)
      if (owner !== null) enqueue.sendTo('storage', { type: 'publish expiry', owner })
    }),
    clear: enqueueActions(({ context, enqueue, system }) => {
      enqueue.assign({ ...noMember, formerUid: formerUidOf(context) })
      enqueue.sendTo('storage', { type: 'clear member' })
      enqueue.sendTo(pageHost({ system }), memberChanged(null, null))
    }),
    'set deletion': assign(({ context }) => ({ deletion: context.identity?.uid ?? null })),
    'set deletion marker': assign((_, { uid }: { uid: string | null }) => ({ deletion: uid })),
    'clear deletion': assign({ deletion: null }),
    'clear session': enqueueActions(({ enqueue }) => {
      enqueue.assign(noMember)
      enqueue.sendTo('storage', { type: 'write session', entries: nothingStored })
    }),
    'read storage': assign((_, { stored }: { stored: StoredSession }) => ({ stored })),
    'set identity': assign((_, { identity }: Pick<IdentityChange, 'identity'>) => ({ identity })),
    'replace identity': enqueueActions(({ context, enqueue, system }, { identity }: Given) => {
      if (replacesSession(context, identity)) {
        sendSessionEnd(context, system, 'replaced by another sign-in', enqueue)
        if (isMemberIdentity(identity))
          enqueue.sendTo(pageHost({ system }), memberChanged(null, null))
      }
      enqueue.assign({ identity })
    }),
    'set token': assign((_, { token }: { token: string | null }) => ({ token })),
    'start from storage': assign(({ context }) => ({
      token: context.stored.token,
      identity: null,
      member: null,
    })),
    'clear member': assign({ member: null, token: null }),
    // One actor waits for the session at a time: the last one that sent a request.
    'set reply address': enqueueActions(
      ({ context, enqueue, system }, { replyTo }: { replyTo: string }) => {
        if (context.replyTo !== replyTo) answerTo(context, system, notOpened(), enqueue)
        enqueue.assign({ replyTo })
      },
    ),
    'reply to itself': assign(({ self }) => ({ replyTo: ownAddress({ self }) })),
    answer: enqueueActions(({ context, enqueue, system }, answer: SessionAnswer) => {
      answerTo(context, system, answer, enqueue)
      enqueue.assign({ replyTo: null })
    }),
    'send sign-in started': sendTo(signIns, { type: 'sign-in started' }),
    'send sign-in ended': sendTo(signIns, { type: 'sign-in ended' }),
    'set failure': assign(toFailureContext),
    'set restore failure': assign(toOutputFailure),
    'clear failure': assign({ failure: null }),
    'notify login failed': sendTo(app, ({ context }) => notice('login failed', context.failure)),
    'notify providers unlinked': sendTo(app, notice('providers unlinked')),
    'notify providers not unlinked': sendTo(app, (_, { error }: { error: unknown }) =>
      notice('providers not unlinked', failureOf(error)),
    ),
    'notify verified email of another': enqueueActions(
      ({ context: { identity }, enqueue, system }, { email }: { email: string }) => {
        if (!isSameEmail(identity?.email ?? null, email))
          enqueue.sendTo(app({ system }), { ...notice('other email verified'), email })
      },
    ),
    'notify session expired': sendTo(app, notice('session expired')),
    'notify session not stored': sendTo(app, notice('session not stored')),
    'notify signed out': sendTo(app, notice('signed out')),
    'withdraw signed out elsewhere': sendTo(app, noticesWithdrawn('signed out elsewhere')),
    'notify signed out elsewhere': sendTo(app, notice('signed out elsewhere')),
    'navigate to settings': sendTo(app, navigateTo('/settings')),
    'navigate to login': sendTo(app, navigateTo('/login')),
    'navigate to login with return path': sendTo(
      app,
      navigateTo('/login', { withReturnPath: true }),
    ),
    'send session restored': sendTo(onboarding, ({ context }, { member }: { member: Member }) => ({
      type: 'session restored',
      member,
      authType: nonNull(context.identity).authType,
    })),
    'end session': enqueueActions(
      ({ context, enqueue, system }, { reason }: { reason: SessionEndReason }) => {
        answerTo(context, system, notOpened(), enqueue)
        enqueue.assign({ replyTo: null })
        sendSessionEnd(context, system, reason, enqueue)
      },
    ),
    'send member changed': sendTo(pageHost, ({ context: { identity, member } }) =>
      memberChanged(identity, member),
    ),
    'send no member': sendTo(pageHost, memberChanged(null, null)),
    'send verification pending': sendTo(onboarding, { type: 'verification pending' }),
    'send signed in': sendTo(onboarding, ({ context }) => ({
      type: 'signed in',
      member: nonNull(context.member),
      authType: nonNull(context.identity).authType,
      returnTo: null,
    })),
    'send email verified': sendTo(app, ({ context }) => ({
      type: 'email verified',
      email: nonNull(context.member).email,
    })),
    'hold draft': sendTo('storage', { type: 'hold draft' }),
  },
})
