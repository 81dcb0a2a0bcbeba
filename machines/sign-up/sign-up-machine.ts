import { not } from 'xstate'
import { withEvent, withOutput, withOutputAs } from '../with-event.ts'
import {
  draftOf,
  hasText,
  initialValues,
  registrationOf,
  type SignUpValues,
} from './sign-up-form.ts'
import { signUpSetup } from './sign-up-setup.ts'

const emailTaken = {
  target: 'form.email taken',
  actions: ['set email taken', 'notify registration failed'],
} as const

const registrationFailed = {
  target: 'form',
  actions: [withEvent('set failure'), 'notify registration failed'],
} as const

/**
 * Signs up a visitor: creates the identity, then the record. If the backend rejects the record, the identity is removed.
 * If the outcome is unknown, the identity and the form values remain for the next attempt (specification 4,
 * decision 0024). The form values are stored as a draft, without the passwords. An email that
 * looks like a typo gets a suggestion. A child machine signs in with Google or Apple.
 */
export const signUpMachine = signUpSetup.createMachine({
  id: 'signUp',
  context: ({ input }) => ({
    returnTo: input.returnTo,
    values: initialValues(input.draft),
    problems: {},
    unreadable: [],
    minPasswordLength: input.minPasswordLength ?? 6,
    identity: input.identity,
    identityMatches: false,
    suggestion: null,
    isRestored: hasText(input.draft),
    pendingToken: '',
    failure: null,
  }),
  invoke: {
    src: 'social',
    id: 'social',
    systemId: 'sign-up social',
    input: ({ context }) => ({ returnTo: context.returnTo }),
    onDone: { target: '.signed in' },
  },
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: { editing: {}, 'email taken': {} },
      on: {
        'field changed': {
          target: '.editing',
          actions: [withEvent('change field'), storeDraft(), 'withdraw corrected notices'],
        },
        'email left': { actions: 'suggest email' },
        'draft discarded': {
          guard: 'is restored',
          target: '.editing',
          actions: ['discard draft', storeDraft(), 'withdraw notices'],
        },
        // Another tab has logged in. Its member's storage no longer has the draft.
        'member changed': {
          guard: withEvent('would lose its text'),
          actions: { type: 'send blocking', params: { navigation: true } },
        },
        'leave requested': { target: 'confirming leave' },
        submitted: [
          {
            guard: 'passwords differ',
            target: '.editing',
            actions: ['set problems', 'notify passwords do not match'],
          },
          { guard: 'has problems', target: '.editing', actions: 'set problems' },
          {
            guard: not('has identity'),
            target: 'creating identity',
            actions: 'withdraw notices',
          },
          {
            guard: 'identity matches the form',
            target: 'registering',
            actions: 'withdraw notices',
          },
          { target: 'withdrawing the account', actions: 'withdraw notices' },
        ],
      },
    },
    'confirming leave': {
      tags: ['confirming'],
      entry: { type: 'send blocking', params: { navigation: true, dialog: true } },
      exit: { type: 'send blocking', params: { navigation: true } },
      on: {
        'changes discarded': { target: 'left', actions: 'send changes discarded' },
        'changes kept': { target: 'form', actions: 'send changes kept' },
        'back pressed': { target: 'form', actions: 'send changes kept' },
      },
    },
    'withdrawing the account': {
      tags: ['busy'],
      invoke: {
        src: 'withdraw account',
        input: ({ context }) => ({ email: context.identity?.email ?? '' }),
        onDone: [
          {
            guard: withOutput('was withdrawn'),
            target: 'creating identity',
            actions: ['clear identity', 'send account withdrawn'],
          },
          {
            target: 'form',
            actions: [withOutput('set withdrawal failure'), 'notify registration failed'],
          },
        ],
      },
    },
    'creating identity': {
      tags: ['busy'],
      entry: 'clear problems',
      invoke: {
        src: 'create identity',
        input: ({ context }) => identityOf(context.values),
        onDone: {
          target: 'registering',
          actions: [
            withOutputAs('set identity', 'identity'),
            withOutputAs('send identity created', 'identity'),
          ],
        },
        onError: [
          {
            guard: withEvent('email is taken'),
            target: 'reclaiming identity',
          },
          registrationFailed,
        ],
      },
    },
    'reclaiming identity': {
      tags: ['busy'],
      description:
        'After a lost response the identity may be our own. A sign-in with the same password shows it.',
      invoke: {
        src: 'sign in',
        input: ({ context }) => identityOf(context.values),
        onDone: [
          {
            guard: withOutputAs('is unverified', 'identity'),
            target: 'registering',
            actions: [
              withOutputAs('set identity', 'identity'),
              withOutputAs('send identity created', 'identity'),
            ],
          },
          { target: 'signing out identity' },
        ],
        onError: emailTaken,
      },
    },
    'signing out identity': {
      tags: ['busy'],
      invoke: {
        src: 'sign out identity',
        onDone: emailTaken,
        onError: emailTaken,
      },
    },
    registering: {
      tags: ['busy'],
      entry: 'clear problems',
      invoke: {
        src: 'register',
        input: ({ context }) => registrationOf(context.values),
        onDone: {
          target: 'sending verification email',
          actions: withOutput('set pending token'),
        },
        onError: [
          {
            guard: withEvent('was refused'),
            target: 'removing identity',
            actions: withEvent('set failure'),
          },
          registrationFailed,
        ],
      },
    },
    'removing identity': {
      tags: ['busy'],
      invoke: {
        src: 'remove identity',
        onDone: {
          target: 'form',
          actions: ['clear identity', 'send account withdrawn', 'notify registration failed'],
        },
        onError: { target: 'form', actions: 'notify registration failed' },
      },
    },
    'sending verification email': {
      tags: ['busy'],
      invoke: {
        src: 'send verification email',
        onDone: {
          target: 'created',
          actions: ['send account created', 'start verification', 'notify account created'],
        },
        onError: {
          target: 'created',
          actions: [
            'send account created',
            'start verification',
            'notify verification email not sent',
          ],
        },
      },
    },
    created: { type: 'final', entry: 'clear passwords' },
    'signed in': { type: 'final', entry: 'clear passwords' },
    left: { type: 'final', entry: 'clear passwords' },
  },
})

function storeDraft() {
  return {
    type: 'store draft' as const,
    params: ({ context }: { context: { values: SignUpValues } }) => ({
      draft: draftOf(context.values),
    }),
  }
}

const identityOf = (values: SignUpValues) => {
  const { email, password, firstName, lastName } = registrationOf(values)
  return { email, password, displayName: `${firstName} ${lastName}`.trim() }
}
