import { passwordToTry } from '../password-attempt.ts'
import { technicalOf } from '../text-rules.gen.ts'
import { withEvent, withOutput, withOutputAs } from '../with-event.ts'
import { loginSetup } from './login-setup.ts'

/**
 * Signs in with a password. A username is first resolved to its email (decision 0005). An unverified email is refused,
 * and the screen offers to verify it (specification 4, decision 0022). The identifier is stored as a draft until the
 * sign-in (decision 0049). A child machine signs in with Google or Apple.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  context: ({ input }) => ({
    identifier: input.identifier ?? '',
    password: '',
    email: '',
    returnTo: input.returnTo,
    missing: null,
    unreadable: [],
    usesOtherForm: false,
    identity: null,
    verifiedEmail: input.verifiedEmail ?? null,
    failure: null,
  }),
  invoke: {
    src: 'social',
    id: 'social',
    systemId: 'login social',
    input: ({ context }) => ({ returnTo: context.returnTo }),
    onDone: { target: '.signed in' },
  },
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {},
        unverified: { on: { 'verification requested': { actions: 'navigate to verification' } } },
      },
      on: {
        'field changed': {
          target: '.editing',
          actions: [
            'withdraw notices',
            withEvent('change field'),
            {
              type: 'store draft',
              params: ({ context: { identifier } }) => ({
                draft: identifier === '' ? null : { identifier },
              }),
            },
          ],
        },
        submitted: [
          { guard: 'has a missing field', target: '.editing', actions: 'mark missing field' },
          {
            guard: 'identifier is an email',
            target: 'signing in',
            actions: ['use typed form', 'set email from identifier'],
          },
          { target: 'resolving username', actions: 'use typed form' },
        ],
      },
    },
    'resolving username': {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'resolve login',
        input: ({ context }) => ({
          username: technicalOf(context.identifier),
          password: passwordToTry(context),
        }),
        onDone: {
          target: 'signing in',
          actions: withOutput('set email'),
        },
        onError: [
          {
            guard: withEvent('has another form'),
            target: 'resolving username',
            reenter: true,
            actions: 'use other form',
          },
          {
            target: 'form',
            actions: [withEvent('set failure'), 'notify login failed'],
          },
        ],
      },
    },
    'signing in': {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'sign in',
        input: ({ context }) => ({ email: context.email, password: passwordToTry(context) }),
        onDone: [
          {
            guard: withOutputAs('is verified', 'identity'),
            target: 'starting session',
            actions: withOutputAs('set identity', 'identity'),
          },
          {
            target: 'form.unverified',
            actions: [
              withOutputAs('send verification required', 'identity'),
              'notify email not verified',
            ],
          },
        ],
        onError: [
          // The visitor has begun to sign in with a provider instead.
          { guard: withEvent('was superseded'), target: 'form' },
          {
            guard: withEvent('has another form'),
            target: 'signing in',
            reenter: true,
            actions: 'use other form',
          },
          {
            guard: withEvent('has another email'),
            target: 'signing in',
            reenter: true,
            actions: 'use other email',
          },
          {
            target: 'form',
            actions: [withEvent('set failure'), 'notify login failed'],
          },
        ],
      },
    },
    'starting session': {
      tags: ['busy'],
      entry: 'send identity verified',
      on: {
        'session opened': {
          target: 'signed in',
          actions: withEvent('send signed in'),
        },
        'session not opened': {
          target: 'form',
          actions: [withEvent('set session failure'), 'notify login failed'],
        },
        'deletion resumed': { target: 'signed in' },
      },
    },
    'signed in': {
      type: 'final',
      entry: ['clear password', { type: 'store draft', params: { draft: null } }],
    },
  },
})
