import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { app, onboarding, ownAddress, pageHost, signIns } from '../addresses.ts'
import type { AppEvent } from '../app/app-events.ts'
import { type Failure, failureOf, toFailureContext, toOutputFailure } from '../failure.ts'
import {
  foreignProviders,
  type IdentitySnapshot,
  isSameEmail,
  type Member,
  type SocialProvider,
} from '../member.ts'
import { nonNull } from '../non-null.ts'
import type { StoredSession } from '../ports.ts'
import { restoreIdentityMachine } from '../restore-identity/restore-identity-machine.ts'
import type { SignInAnswer } from '../sign-in-answer.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import { answerTo, memberChanged, notOpened, sendSessionEnd, store } from './session-answers.ts'
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
  DeletionFound,
  IdentityChange,
  SessionAnswer,
  SessionContext,
  SessionEndReason,
  SessionEvent,
  SessionRejection,
  SessionStorageCommand,
} from './session-events.ts'

type IdentityAnswer = { identity: IdentitySnapshot | null }
type WithIdentity = { identity: IdentitySnapshot }
type Unverified = WithIdentity & { type: string; pendingToken?: string }
type Failed = { error: unknown }

export const sessionSetup = setup({
  types: {
    input: {} as Pick<SessionContext, 'stored' | 'deletion'>,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    children: {} as { storage: 'storage' },
    tags: {} as 'deleting' | 'restoring' | 'signed in' | 'signed out' | 'authenticating' | 'failed',
  },
  actors: {
    storage: unprovidedWatch<SessionStorageCommand>('storage'),
    'restore identity': restoreIdentityMachine,
    // Reports every change of the identity, and a token that the identity service or the API has rejected.
    'watch identity': unprovidedWatch<IdentityChange | SessionRejection | DeletionFound>(
      'watch identity',
    ),
    'sign out identity': unprovided<void>('sign out identity'),
    'fetch token': unprovided<{ token: string }>('fetch token'),
    'load with pending token': unprovided<Member, { pendingToken: string }>(
      'load with pending token',
    ),
    'log in to backend': unprovided<SignInAnswer, WithIdentity>('log in to backend'),
    'sign in with provider': unprovided<SignInAnswer, WithIdentity>('sign in with provider'),
    'complete registration': unprovided<{ pendingToken: string }, WithIdentity>(
      'complete registration',
    ),
    'load member': unprovided<Member>('load member'),
    'unlink providers': unprovided<IdentitySnapshot, { providers: readonly SocialProvider[] }>(
      'unlink providers',
    ),
  },
  guards: {
    'has a stored session': (_, { stored }: { stored: StoredSession }) => hasStoredSession(stored),
    'someone is stored': (_, { stored }: { stored: StoredSession }) =>
      hasStoredSession(stored) || stored.tempUserEmail !== null,
    'anything is stored': ({ context }) => Object.values(context.stored).some(Boolean),
    'verification is pending': (_, { stored }: { stored: StoredSession }) =>
      stored.tempUserEmail !== null,
    'is revoked': (_, { failure }: { failure: Failure | null }) =>
      failure?.kind === 'session expired',
    'is gone': (_, { failure }: { failure: Failure | null }) => failure?.kind === 'account deleted',
    'restore failed': (_, { failure }: { failure: Failure | null }) => failure !== null,
    'is the stored member': ({ context }, { identity }: IdentityAnswer) =>
      isMemberIdentity(identity) &&
      (context.stored.userId === null || context.stored.userId === identity.uid),
    // Also later than the resumption, during which the service was unreachable.
    'is the verified pending identity': ({ context }, { identity }: IdentityAnswer) =>
      context.identity === null &&
      isMemberIdentity(identity) &&
      isPending(identity, context.stored),
    'is the pending identity': ({ context }, { identity }: IdentityAnswer) =>
      isPending(identity, context.stored),
    'is the same member': ({ context }, { identity }: WithIdentity) =>
      identity.uid === context.identity?.uid,
    // While an unreachable service has not sent the identity of a pending verification yet, its email says whose it is.
    'is someone else': ({ context: { identity: current, stored } }, { identity }: IdentityAnswer) =>
      identity !== null && (current ? identity.uid !== current.uid : !isPending(identity, stored)),
    'was logged out elsewhere': ({ context: { ended, formerUid } }, { owner }: { owner: string }) =>
      ended?.reason === 'logged out elsewhere' && formerUid === owner,
    'is the owner': ({ context: { identity, stored } }, { owner }: { owner: string }) =>
      owner === (identity?.uid ?? stored.userId),
    'is about the identity': (_, { reason }: SessionRejection) => reason !== 'expired',
    'is about a gone identity': (_, { reason }: SessionRejection) => reason === 'identity gone',
    'has no identity': (_, { identity }: IdentityAnswer) => identity === null,
    'is another member': ({ context }, { identity, token }: IdentityChange) =>
      isMemberIdentity(identity) && token !== null && identity.uid !== context.identity?.uid,
    'has a social identity': ({ context }) => (context.identity?.authType ?? 'local') !== 'local',
    'has a pending token': ({ context }) =>
      context.stored.pendingToken !== null && isPending(context.identity, context.stored),
    'is being deleted': ({ context }, { identity }: IdentityAnswer) =>
      isMemberIdentity(identity) && identity.uid === context.deletion,
    'has a member': ({ context }) => context.member !== null,
    'has foreign providers': ({ context }) =>
      foreignProviders(nonNull(context.identity)).length > 0,
    'has failed': (_, { failure }: { failure: Failure }) => failure.kind !== 'superseded',
    'account was deleted': (_, { error }: Failed) => failureOf(error).kind === 'account deleted',
    'is another email': ({ context: { identity } }, { email }: { email: string }) =>
      !isSameEmail(identity?.email ?? null, email),
    'is not registered': (_, { error }: Failed) => failureOf(error).kind === 'not registered',
  },
  actions: {
    store: enqueueActions(({ context, enqueue }, entries: Partial<StoredSession>) =>
      store(enqueue, context, { entries }),
    ),
    // A sign-in that finds its email unverified has no pending token of its own.
    'store pending verification': enqueueActions(
      ({ context, enqueue }, { type, identity, pendingToken }: Unverified) => {
        const isStored = type === 'verification required' && isPending(identity, context.stored)
        const token = isStored ? context.stored.pendingToken : (pendingToken ?? null)
        store(enqueue, context, { entries: pendingEntries(identity, token) })
      },
    ),
    'store token': enqueueActions(({ context, enqueue }, { token }: { token: string | null }) => {
      if (token === null || token === context.token) return
      enqueue.assign({ token })
      store(enqueue, context, { entries: { token }, owner: nonNull(context.identity).uid })
    }),
    // Even if the record cannot be loaded, the stored uid and token belong together.
    'store unloaded session': enqueueActions(({ context, enqueue }) => {
      const { identity, token } = context
      store(enqueue, context, { entries: signedInEntries(nonNull(identity), null, token) })
    }),
    'store signed-in session': enqueueActions(
      ({ context, enqueue, system }, { member, notice }: OpenedSession) => {
        const { identity, token } = context
        enqueue.assign({ member, failure: null, ended: null })
        store(enqueue, context, {
          entries: signedInEntries(nonNull(identity), member, nonNull(token)),
        })
        enqueue.sendTo(pageHost({ system }), memberChanged(identity, member))
        for (const event of noticeEvents(context, notice)) enqueue.sendTo(app({ system }), event)
      },
    ),
    'store member': enqueueActions(
      ({ context, enqueue, system }, { member }: { member: Member }) => {
        enqueue.assign({ member, failure: null })
        const owner = nonNull(context.identity).uid
        store(enqueue, context, { entries: memberEntries(member), owner })
        enqueue.sendTo(pageHost({ system }), memberChanged(context.identity, member))
      },
    ),
    'publish member': sendTo('storage', ({ context }) => ({
      type: 'publish member',
      owner: nonNull(context.identity).uid,
    })),
    'publish expiry': enqueueActions(({ context, enqueue }) => {
      const owner = formerUidOf(context)
      const reason = context.ended?.reason === 'identity gone' ? 'identity gone' : 'expired'
      if (owner !== null) enqueue.sendTo('storage', { type: 'publish expiry', owner, reason })
    }),
    clear: enqueueActions(({ context, enqueue, system }) => {
      enqueue.assign({ ...noMember, formerUid: formerUidOf(context) })
      enqueue.sendTo('storage', { type: 'clear member' })
      enqueue.sendTo(pageHost({ system }), memberChanged(null, null))
    }),
    'set deletion': assign((_, { uid }: { uid: string | null }) => ({ deletion: uid })),
    'clear session': enqueueActions(({ enqueue }) => {
      enqueue.assign(noMember)
      enqueue.sendTo('storage', { type: 'write session', entries: nothingStored })
    }),
    'read storage': assign((_, { stored }: { stored: StoredSession }) => ({ stored })),
    'set identity': assign((_, { identity }: Pick<IdentityChange, 'identity'>) => ({ identity })),
    'replace identity': enqueueActions(
      ({ context, enqueue, system }, { identity }: WithIdentity) => {
        if (replacesSession(context, identity)) {
          sendSessionEnd(context, system, 'replaced by another sign-in', enqueue)
          if (isMemberIdentity(identity))
            enqueue.sendTo(pageHost({ system }), memberChanged(null, null))
        }
        enqueue.assign({ identity })
      },
    ),
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
    'send to app': sendTo(app, (_, event: AppEvent) => event),
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
    'hold draft': sendTo('storage', { type: 'hold draft' }),
  },
})
