import { assign, emit, enqueueActions, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { AuthType, IdentitySnapshot, Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { type Leave, leave } from '../paths.ts'
import type { StoredSession } from '../ports.ts'
import { unprovided, unprovidedWatch } from '../unprovided.ts'
import {
  entriesOfArrival,
  entriesOfMember,
  isAwaited,
  isMemberIdentity,
  nothingStored,
} from './session-entries.ts'

/** What the identity service says now: who is there, and with which token. */
export type IdentityChange = {
  type: 'identity changed'
  identity: IdentitySnapshot | null
  token: string | null
}

/** The service, or the backend, takes this member's token no more. */
export type SessionRefusal = { type: 'session refused' }

type Emitted =
  | Notice
  | Leave
  | { type: 'session stored'; entries: Partial<StoredSession> }
  | { type: 'session cleared' }
  | { type: 'session restored'; member: Member; authType: AuthType }
  | { type: 'session ended' }
  | { type: 'verification awaited' }
  | { type: 'signed in'; member: Member; returnTo: null }

/** The words of the session chart: its types, services, guards and actions. */
export const sessionSetup = setup({
  types: {
    input: {} as {
      stored: StoredSession
      /** The uid whose deletion was begun and not finished, or null (decision 0014). */
      deletion: string | null
    },
    context: {} as {
      stored: StoredSession
      identity: IdentitySnapshot | null
      token: string | null
      member: Member | null
      failure: Failure | null
      /** True when the session found the verified identity by itself, without a flow that leads on. */
      recalled: boolean
      deletion: string | null
    },
    events: {} as
      | IdentityChange
      | { type: 'identity created'; identity: IdentitySnapshot }
      | { type: 'account created'; identity: IdentitySnapshot; pendingToken: string }
      | { type: 'verification owed'; identity: IdentitySnapshot }
      | { type: 'account withdrawn' }
      | { type: 'identity proven'; identity: IdentitySnapshot }
      | { type: 'stray identity found' }
      | { type: 'storage changed'; stored: StoredSession }
      | { type: 'member changed'; member: Member }
      | { type: 'deletion started' }
      | { type: 'deletion abandoned' }
      | { type: 'account deleted' }
      | SessionRefusal
      | { type: 'logout requested' }
      | { type: 'retry requested' },
    emitted: {} as Emitted,
    tags: {} as 'closing' | 'pending' | 'signed in' | 'signed out' | 'entering' | 'failed',
  },
  actors: {
    'restore identity': unprovided<IdentitySnapshot | null, { expected: string | null }>(
      'restore identity',
    ),
    'watch identity': unprovidedWatch<IdentityChange | SessionRefusal>('watch identity'),
    'sign out identity': unprovided<void>('sign out identity'),
    'fetch token': unprovided<{ token: string }>('fetch token'),
    'load with pending token': unprovided<Member, { pendingToken: string }>(
      'load with pending token',
    ),
    'log in to backend': unprovided<Member, { identity: IdentitySnapshot }>('log in to backend'),
    'sign in socially': unprovided<Member, { identity: IdentitySnapshot }>('sign in socially'),
    'complete registration': unprovided<{ pendingToken: string }, { identity: IdentitySnapshot }>(
      'complete registration',
    ),
    'load member': unprovided<Member>('load member'),
  },
  guards: {
    'has a stored session': (_, { stored }: { stored: StoredSession }) =>
      stored.isLoggedIn && stored.token !== null,
    'awaits verification': (_, { stored }: { stored: StoredSession }) =>
      stored.tempUserEmail !== null,
    'is the stored member': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      isMemberIdentity(identity) &&
      (context.stored.userId === null || context.stored.userId === identity.uid),
    'is awaited and verified': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      isMemberIdentity(identity) && isAwaited(identity, context.stored),
    'is awaited': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      isAwaited(identity, context.stored),
    'is the same member': ({ context }, { identity }: { identity: IdentitySnapshot }) =>
      identity.uid === context.identity?.uid,
    'is nobody': (_, { identity }: { identity: IdentitySnapshot | null }) => identity === null,
    'is another member': (
      { context },
      { identity, token }: { identity: IdentitySnapshot | null; token: string | null },
    ) => isMemberIdentity(identity) && token !== null && identity.uid !== context.identity?.uid,
    'was awaited': ({ context }) => isAwaited(context.identity, context.stored),
    'is social': ({ context }) =>
      context.identity !== null && context.identity.authType !== 'local',
    'has a pending token': ({ context }) =>
      context.stored.pendingToken !== null && isAwaited(context.identity, context.stored),
    'is being deleted': ({ context }, { identity }: { identity: IdentitySnapshot | null }) =>
      isMemberIdentity(identity) && identity.uid === context.deletion,
    'has a member': ({ context }) => context.member !== null,
    'was recalled': ({ context }) => context.recalled,
    'is expired': (_, { error }: { error: unknown }) =>
      ['session expired', 'account deleted'].includes(failureOf(error).kind),
    'was deleted before': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'account deleted',
    'has no record': (_, { error }: { error: unknown }) =>
      failureOf(error).kind === 'not registered',
  },
  actions: {
    store: enqueueActions(
      ({ context, enqueue }, { entries }: { entries: Partial<StoredSession> }) => {
        enqueue.assign({ stored: { ...context.stored, ...entries } })
        enqueue.emit({ type: 'session stored', entries })
      },
    ),
    'store token': enqueueActions(({ context, enqueue }, { token }: { token: string | null }) => {
      if (token === null || token === context.token) return
      enqueue.assign({ stored: { ...context.stored, token }, token })
      enqueue.emit({ type: 'session stored', entries: { token } })
    }),
    'store arrival': enqueueActions(({ context, enqueue }, { member }: { member: Member }) => {
      const entries = entriesOfArrival(known(context.identity), member, known(context.token))
      enqueue.assign({ stored: entries, member, failure: null })
      enqueue.emit({ type: 'session stored', entries })
    }),
    'store member': enqueueActions(({ context, enqueue }, { member }: { member: Member }) => {
      const entries = entriesOfMember(member)
      enqueue.assign({ stored: { ...context.stored, ...entries }, member, failure: null })
      enqueue.emit({ type: 'session stored', entries })
    }),
    clear: enqueueActions(({ enqueue }) => {
      enqueue.assign({ stored: nothingStored, identity: null, token: null, member: null })
      enqueue.emit({ type: 'session cleared' })
    }),
    'note deletion': assign(({ context }) => ({ deletion: context.identity?.uid ?? null })),
    'forget deletion': assign({ deletion: null }),
    'forget the wait': enqueueActions(({ enqueue }) => {
      enqueue.assign({ stored: nothingStored, identity: null, token: null, member: null })
      enqueue.emit({ type: 'session stored', entries: nothingStored })
    }),
    'read storage': assign((_, { stored }: { stored: StoredSession }) => ({ stored })),
    'keep identity': assign((_, { identity }: { identity: IdentitySnapshot | null }) => ({
      identity,
    })),
    'keep token': assign((_, { token }: { token: string }) => ({ token })),
    'use stored token': assign(({ context }) => ({ token: context.stored.token })),
    'forget member': assign({ member: null, token: null }),
    'note recall': assign((_, { recalled }: { recalled: boolean }) => ({ recalled })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'say entry failed': emit(({ context }) => notice('login failed', context.failure)),
    'say session expired': emit(notice('session expired')),
    'say signed out elsewhere': emit(notice('signed out elsewhere')),
    'leave to settings': emit(leave('/settings')),
    'leave to login': emit(leave('/login')),
    'leave to login and return': emit(leave('/login', { returning: true })),
    'tell session restored': emit(({ context }, { member }: { member: Member }) => ({
      type: 'session restored',
      member,
      authType: known(context.identity).authType,
    })),
    'tell session ended': emit({ type: 'session ended' }),
    'tell verification awaited': emit({ type: 'verification awaited' }),
    'tell signed in': emit(({ context }) => ({
      type: 'signed in',
      member: known(context.member),
      returnTo: null,
    })),
  },
})

/** The identity or token that a state is only reached with. */
export const known = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('session: this state is reached with a value only')
  return value
}
