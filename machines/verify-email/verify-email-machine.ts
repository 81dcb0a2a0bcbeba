import { checkLimit } from '../limits.ts'
import { withEvent, withOutput } from '../with-event.ts'
import { verifyEmailResending } from './verify-email-resending.ts'
import { verifyEmailSetup } from './verify-email-setup.ts'
import { verifyEmailEnded, verifyEmailVerified } from './verify-email-verified.ts'

const check = {
  src: 'check verified',
  input: ({ context }: { context: { email: string } }) => ({ email: context.email }),
} as const

const whenVerified = {
  guard: withOutput('is verified'),
  target: '#verifyEmail.verified',
  actions: withOutput('set identity'),
} as const

const whenCounted = [
  { guard: 'has checks left after this one', target: 'pausing', actions: 'count check' },
  { target: 'stopped', actions: 'count check' },
] as const

/**
 * Waits for the verification of the email: polls every 10 s, at most 30 times. Meanwhile the member can check manually,
 * resend the email (every 60 s), or withdraw an account with a mistyped email. After the verification, shows success
 * for 1.5 s (specification 4 and 9, decisions 0011 and 0012). A member with another email is navigated to /. The wait
 * ends with the session: the page says why, and checks no longer (decision 0011).
 *
 * Three regions check, because the schedule of one is a timer. In a single region the time until the next check would be
 * data, and the model would have far more configurations.
 */
export const verifyEmailMachine = verifyEmailSetup.createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({
    email: input.email,
    ended: input.ended ?? null,
    isUnsent: input.isUnsent ?? false,
    signedIn: input.signedIn,
    maxChecks: input.maxChecks ?? checkLimit,
    checks: 0,
    resendAt: input.resendAt,
    resendKnownAt: input.at,
    message: null,
    identity: null,
    member: null,
    failure: null,
  }),
  on: {
    'member changed': {
      guard: withEvent('is another member'),
      target: '.left to a member',
    },
  },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {
          guard: {
            type: 'is another member',
            params: ({ context }) => ({ identity: context.signedIn }),
          },
          target: 'left to a member',
        },
        { guard: 'wait has ended', target: 'ended' },
        { guard: 'has an email', target: 'waiting' },
        { target: 'email unknown' },
      ],
    },
    'email unknown': {},
    waiting: {
      type: 'parallel',
      invoke: [
        { src: 'watch visibility' },
        { src: 'watch connection' },
        { src: 'watch other tabs', input: ({ context }) => ({ email: context.email }) },
        { src: 'watch stored cooldown', input: ({ context }) => ({ email: context.email }) },
      ],
      states: {
        polling: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'has checks left', target: 'pausing' }, { target: 'stopped' }],
            },
            pausing: { after: { 'poll interval': { target: 'checking' } } },
            checking: {
              invoke: {
                ...check,
                onDone: [whenVerified, ...whenCounted],
                onError: whenCounted,
              },
            },
            stopped: {},
          },
          on: {
            'polling restarted': {
              target: '.pausing',
              reenter: true,
              actions: 'start polling',
            },
          },
        },
        hints: {
          initial: 'ready',
          states: {
            ready: {
              on: {
                'check hinted': { guard: 'has checks left', target: 'checking' },
                'tab shown': { guard: 'has checks left', target: 'checking' },
              },
            },
            checking: {
              invoke: {
                ...check,
                onDone: [whenVerified, { target: 'cooling down' }],
                onError: { target: 'cooling down' },
              },
            },
            'cooling down': { after: { 'hint cooldown': { target: 'ready' } } },
          },
        },
        manual: {
          initial: 'idle',
          states: {
            idle: { on: { 'check requested': { target: 'checking' } } },
            checking: {
              tags: ['checking'],
              invoke: {
                ...check,
                onDone: [
                  whenVerified,
                  {
                    target: 'idle',
                    actions: { type: 'set message', params: { message: 'not verified yet' } },
                  },
                ],
                onError: {
                  target: 'idle',
                  actions: { type: 'set message', params: { message: 'check failed' } },
                },
              },
            },
          },
        },
        resending: verifyEmailResending,
      },
      on: {
        'withdrawal requested': { target: 'withdrawing', actions: 'withdraw notices' },
        'session ended': {
          target: 'ended',
          actions: withEvent('set end'),
        },
      },
    },
    // The withdrawal itself removes the identity, so its result counts.
    withdrawing: {
      tags: ['withdrawing'],
      entry: 'clear failure',
      on: { 'session ended': { actions: withEvent('set end') } },
      invoke: {
        src: 'withdraw account',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: withOutput('was withdrawn'),
            target: 'withdrawn',
            actions: ['send account withdrawn', 'end onboarding'],
          },
          {
            target: 'deciding',
            actions: [
              withOutput('set failure'),
              withOutput('set time of restarted cooldown'),
              'notify withdrawal failed',
            ],
          },
        ],
      },
    },
    verified: verifyEmailVerified,
    ended: verifyEmailEnded,
    'signed out': {},
    'left to a member': { type: 'final', entry: 'navigate to home' },
    'left to the settings': { type: 'final' },
    redirected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})
