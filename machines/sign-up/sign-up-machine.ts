import { not } from 'xstate'
import { emptyValues, registrationOf } from './sign-up-form.ts'
import { signUpSetup } from './sign-up-setup.ts'

/**
 * How does one become a member? Identity first, then the record; a refused record takes the identity
 * back, an unknown answer keeps both identity and form for the next try (specification 4, decision 0024).
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    values: emptyValues(input.draft),
    problems: {},
    minPasswordLength: input.minPasswordLength ?? 6,
    identity: input.identity,
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
        src: 'withdraw account',
        input: ({ context }) => ({ email: context.identity?.email ?? '' }),
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
