import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import type { IdentitySnapshot, Member } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import { type Leave, leave, type SamePath } from '../paths.ts'
import { unprovided } from '../unprovided.ts'

type Field = 'identifier' | 'password'
type Emitted =
  | Notice
  | Leave
  | { type: 'verification owed'; identity: IdentitySnapshot }
  | { type: 'signed in'; member: Member; returnTo: SamePath | null }

/**
 * How does one get in with a password? A username is first turned into its e-mail (decision 0005);
 * an unverified address is refused with a way on (specification 4, decision 0022).
 */
export const loginMachine = setup({
  types: {
    input: {} as { identifier?: string; returnTo: SamePath | null },
    context: {} as {
      identifier: string
      password: string
      email: string
      returnTo: SamePath | null
      missing: Field | null
      identity: IdentitySnapshot | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: Field; value: string }
      | { type: 'submitted' }
      | { type: 'verification requested' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'resolve login': unprovided<{ email: string }, { username: string; password: string }>(
      'resolve login',
    ),
    'sign in': unprovided<IdentitySnapshot, { email: string; password: string }>('sign in'),
    'enter session': unprovided<{ member: Member }, { identity: IdentitySnapshot }>(
      'enter session',
    ),
  },
  guards: {
    'lacks a field': ({ context }) => firstMissing(context) !== null,
    'is an email': ({ context }) => context.identifier.includes('@'),
    'is verified': (_, { identity }: { identity: IdentitySnapshot }) => identity.emailVerified,
  },
  actions: {
    'change field': assign((_, { field, value }: { field: Field; value: string }) => ({
      [field]: value,
      missing: null,
      failure: null,
    })),
    'ask for the field': assign(({ context }) => ({ missing: firstMissing(context) })),
    'use the identifier': assign(({ context }) => ({ email: context.identifier.trim() })),
    'use the email': assign((_, { email }: { email: string }) => ({ email })),
    'keep identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({ identity })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null, missing: null }),
    'erase password': assign({ password: '' }),
    'say login failed': emit(({ context }) => notice('login failed', context.failure)),
    'say email is not verified': emit(notice('email not verified')),
    'tell verification is owed': emit((_, { identity }: { identity: IdentitySnapshot }) => ({
      type: 'verification owed',
      identity,
    })),
    'tell signed in': emit(({ context }, { member }: { member: Member }) => ({
      type: 'signed in',
      member,
      returnTo: context.returnTo,
    })),
    'leave to verification': emit(leave('/verify-email')),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    identifier: input.identifier ?? '',
    password: '',
    email: '',
    returnTo: input.returnTo,
    missing: null,
    identity: null,
    failure: null,
  }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {},
        unverified: { on: { 'verification requested': { actions: 'leave to verification' } } },
      },
      on: {
        'field changed': {
          target: '.editing',
          actions: { type: 'change field', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'lacks a field', target: '.editing', actions: 'ask for the field' },
          { guard: 'is an email', target: 'signing in', actions: 'use the identifier' },
          { target: 'resolving username' },
        ],
      },
    },
    'resolving username': {
      tags: ['busy'],
      entry: 'forget failure',
      invoke: {
        src: 'resolve login',
        input: ({ context }) => ({
          username: context.identifier.trim(),
          password: context.password,
        }),
        onDone: {
          target: 'signing in',
          actions: { type: 'use the email', params: ({ event }) => event.output },
        },
        onError: {
          target: 'form',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say login failed',
          ],
        },
      },
    },
    'signing in': {
      tags: ['busy'],
      entry: 'forget failure',
      invoke: {
        src: 'sign in',
        input: ({ context }) => ({ email: context.email, password: context.password }),
        onDone: [
          {
            guard: { type: 'is verified', params: ({ event }) => ({ identity: event.output }) },
            target: 'entering',
            actions: { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
          },
          {
            target: 'form.unverified',
            actions: [
              {
                type: 'tell verification is owed',
                params: ({ event }) => ({ identity: event.output }),
              },
              'say email is not verified',
            ],
          },
        ],
        onError: {
          target: 'form',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say login failed',
          ],
        },
      },
    },
    entering: {
      tags: ['busy'],
      invoke: {
        src: 'enter session',
        input: ({ context }) => ({ identity: known(context.identity) }),
        onDone: {
          target: 'entered',
          actions: [
            'erase password',
            { type: 'tell signed in', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'form',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say login failed',
          ],
        },
      },
    },
    entered: { type: 'final' },
  },
})

const firstMissing = (context: { identifier: string; password: string }): Field | null => {
  if (context.identifier.trim() === '') return 'identifier'
  if (context.password === '') return 'password'
  return null
}

const known = (identity: IdentitySnapshot | null): IdentitySnapshot => {
  if (!identity) throw new Error('login: a session is entered with an identity only')
  return identity
}
