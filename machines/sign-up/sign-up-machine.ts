import { assign, emit, not, setup } from 'xstate'
import { type Failure, failureOf, isRefusal } from '../failure.ts'
import type { IdentitySnapshot } from '../member.ts'
import { type Notice, notice } from '../notices.ts'
import type { Registration, SignUpDraft } from '../ports.ts'
import { unprovided } from '../unprovided.ts'
import {
  emptyValues,
  problemsOf,
  registrationOf,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up-form.ts'

type Emitted =
  | Notice
  | { type: 'identity created'; identity: IdentitySnapshot }
  | { type: 'identity withdrawn' }
  | { type: 'account created'; identity: IdentitySnapshot; pendingToken: string }

/**
 * How does one become a member? Identity first, then the record; a refused record takes the identity
 * back, an unknown answer keeps both identity and form for the next try (specification 4, readings 24).
 */
export const signUpMachine = setup({
  types: {
    input: {} as { draft: SignUpDraft | null; minPasswordLength?: number },
    context: {} as {
      values: SignUpValues
      problems: SignUpProblems
      minPasswordLength: number
      identity: IdentitySnapshot | null
      identityFits: boolean
      pendingToken: string
      failure: Failure | null
    },
    events: {} as
      | { type: 'field changed'; field: SignUpField; value: string }
      | { type: 'submitted' },
    emitted: {} as Emitted,
    tags: {} as 'busy',
  },
  actors: {
    'create identity': unprovided<
      IdentitySnapshot,
      { email: string; password: string; displayName: string }
    >('create identity'),
    'sign in': unprovided<IdentitySnapshot, { email: string; password: string }>('sign in'),
    'sign out identity': unprovided<void>('sign out identity'),
    'remove identity': unprovided<void>('remove identity'),
    register: unprovided<{ pendingToken: string }, Registration>('register'),
    'send verification email': unprovided<void>('send verification email'),
  },
  guards: {
    'passwords differ': ({ context }) =>
      problemsOf(context.values, context.minPasswordLength).confirmPassword === 'does not match',
    'has problems': ({ context }) =>
      Object.keys(problemsOf(context.values, context.minPasswordLength)).length > 0,
    'has identity': ({ context }) => context.identity !== null,
    'identity fits': ({ context }) => context.identityFits,
    'email is taken': (_, { error }: { error: unknown }) => failureOf(error).kind === 'email taken',
    'is unverified': (_, { identity }: { identity: IdentitySnapshot }) => !identity.emailVerified,
    'was refused': (_, { error }: { error: unknown }) => isRefusal(failureOf(error)),
  },
  actions: {
    'change field': assign(
      ({ context }, { field, value }: { field: SignUpField; value: string }) => {
        const { [field]: _, ...problems } = context.problems
        return {
          values: { ...context.values, [field]: value },
          problems,
          identityFits: context.identityFits && field !== 'email' && field !== 'password',
          failure: null,
        }
      },
    ),
    'note problems': assign(({ context }) => ({
      problems: problemsOf(context.values, context.minPasswordLength),
    })),
    'forget problems': assign({ problems: {}, failure: null }),
    'keep identity': assign((_, { identity }: { identity: IdentitySnapshot }) => ({
      identity,
      identityFits: true,
    })),
    'drop identity': assign({ identity: null, identityFits: false }),
    'keep pending token': assign((_, { pendingToken }: { pendingToken: string }) => ({
      pendingToken,
    })),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'note taken email': assign({ failure: { kind: 'email taken' } }),
    'erase passwords': assign(({ context }) => ({
      values: { ...context.values, password: '', confirmPassword: '' },
    })),
    'say passwords differ': emit(notice('passwords do not match')),
    'say registration failed': emit(({ context }) =>
      notice('registration failed', context.failure),
    ),
    'say mail was not sent': emit(notice('verification email not sent')),
    'say account was created': emit(notice('account created')),
    'tell identity created': emit((_, { identity }: { identity: IdentitySnapshot }) => ({
      type: 'identity created',
      identity,
    })),
    'tell identity withdrawn': emit({ type: 'identity withdrawn' }),
    'tell account created': emit(({ context }) => ({
      type: 'account created',
      identity: known(context.identity),
      pendingToken: context.pendingToken,
    })),
  },
}).createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    values: emptyValues(input.draft),
    problems: {},
    minPasswordLength: input.minPasswordLength ?? 6,
    identity: null,
    identityFits: false,
    pendingToken: '',
    failure: null,
  }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: { editing: {}, 'email taken': {} },
      on: {
        'field changed': {
          target: '.editing',
          actions: { type: 'change field', params: ({ event }) => event },
        },
        submitted: [
          {
            guard: 'passwords differ',
            target: '.editing',
            actions: ['note problems', 'say passwords differ'],
          },
          { guard: 'has problems', target: '.editing', actions: 'note problems' },
          { guard: not('has identity'), target: 'creating identity' },
          { guard: 'identity fits', target: 'registering' },
          { target: 'discarding identity' },
        ],
      },
    },
    'discarding identity': {
      tags: ['busy'],
      invoke: {
        src: 'remove identity',
        onDone: {
          target: 'creating identity',
          actions: ['drop identity', 'tell identity withdrawn'],
        },
        onError: {
          target: 'form',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say registration failed',
          ],
        },
      },
    },
    'creating identity': {
      tags: ['busy'],
      entry: 'forget problems',
      invoke: {
        src: 'create identity',
        input: ({ context: { values } }) => ({
          email: values.email.trim(),
          password: values.password,
          displayName: `${values.firstName.trim()} ${values.lastName.trim()}`.trim(),
        }),
        onDone: {
          target: 'registering',
          actions: [
            { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
            { type: 'tell identity created', params: ({ event }) => ({ identity: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'email is taken', params: ({ event }) => ({ error: event.error }) },
            target: 'reclaiming identity',
          },
          {
            target: 'form',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say registration failed',
            ],
          },
        ],
      },
    },
    'reclaiming identity': {
      tags: ['busy'],
      description:
        'A lost answer may have left our own unfinished identity: the same password proves it.',
      invoke: {
        src: 'sign in',
        input: ({ context: { values } }) => ({
          email: values.email.trim(),
          password: values.password,
        }),
        onDone: [
          {
            guard: { type: 'is unverified', params: ({ event }) => ({ identity: event.output }) },
            target: 'registering',
            actions: [
              { type: 'keep identity', params: ({ event }) => ({ identity: event.output }) },
              {
                type: 'tell identity created',
                params: ({ event }) => ({ identity: event.output }),
              },
            ],
          },
          { target: 'leaving identity alone' },
        ],
        onError: {
          target: 'form.email taken',
          actions: ['note taken email', 'say registration failed'],
        },
      },
    },
    'leaving identity alone': {
      tags: ['busy'],
      invoke: {
        src: 'sign out identity',
        onDone: {
          target: 'form.email taken',
          actions: ['note taken email', 'say registration failed'],
        },
        onError: {
          target: 'form.email taken',
          actions: ['note taken email', 'say registration failed'],
        },
      },
    },
    registering: {
      tags: ['busy'],
      entry: 'forget problems',
      invoke: {
        src: 'register',
        input: ({ context }) => registrationOf(context.values),
        onDone: {
          target: 'sending verification email',
          actions: { type: 'keep pending token', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'was refused', params: ({ event }) => ({ error: event.error }) },
            target: 'withdrawing identity',
            actions: { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'form',
            actions: [
              { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
              'say registration failed',
            ],
          },
        ],
      },
    },
    'withdrawing identity': {
      tags: ['busy'],
      invoke: {
        src: 'remove identity',
        onDone: {
          target: 'form',
          actions: ['drop identity', 'tell identity withdrawn', 'say registration failed'],
        },
        onError: { target: 'form', actions: 'say registration failed' },
      },
    },
    'sending verification email': {
      tags: ['busy'],
      invoke: {
        src: 'send verification email',
        onDone: {
          target: 'created',
          actions: ['erase passwords', 'tell account created', 'say account was created'],
        },
        onError: {
          target: 'created',
          actions: ['erase passwords', 'tell account created', 'say mail was not sent'],
        },
      },
    },
    created: { type: 'final' },
  },
})

const known = (identity: IdentitySnapshot | null): IdentitySnapshot => {
  if (!identity) throw new Error('sign up: an account is created with an identity only')
  return identity
}
