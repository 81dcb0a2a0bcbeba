import { checkLimit, pollInterval } from '../limits.ts'
import { failedAt, verifyEmailSetup } from './verify-email-setup.ts'
import { verifyEmailVerified } from './verify-email-verified.ts'

/**
 * Waits for the verification of the email: polls every 10 s, at most 30 times. Meanwhile the member can check manually,
 * resend the email (every 60 s), or withdraw an account with a mistyped email. After the verification, shows success
 * for 1.5 s (specification 4 and 9, decisions 0011 and 0012).
 */
export const verifyEmailMachine = verifyEmailSetup.createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({
    email: input.email,
    maxChecks: input.maxChecks ?? checkLimit,
    checks: 0,
    nextCheckAt: input.at + pollInterval,
    resendAt: input.resendAt,
    message: null,
    identity: null,
    member: null,
    failure: null,
  }),
  initial: 'waiting',
  states: {
    waiting: {
      type: 'parallel',
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
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'set identity', params: ({ event }) => event.output },
                  },
                  {
                    guard: 'has checks left after this one',
                    target: 'pausing',
                    actions: { type: 'count check', params: ({ event }) => event.output },
                  },
                  {
                    target: 'stopped',
                    actions: { type: 'count check', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: 'has checks left after this one',
                    target: 'pausing',
                    actions: {
                      type: 'count check',
                      params: ({ event }) => ({ at: failedAt(event.error) }),
                    },
                  },
                  {
                    target: 'stopped',
                    actions: {
                      type: 'count check',
                      params: ({ event }) => ({ at: failedAt(event.error) }),
                    },
                  },
                ],
              },
            },
            stopped: {},
          },
          on: {
            'polling restarted': {
              target: '.pausing',
              reenter: true,
              actions: { type: 'start polling', params: ({ event }) => event },
            },
          },
        },
        hints: {
          initial: 'ready',
          states: {
            ready: { on: { 'check hinted': { guard: 'has checks left', target: 'checking' } } },
            checking: {
              invoke: {
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'set identity', params: ({ event }) => event.output },
                  },
                  { target: 'cooling down' },
                ],
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
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'set identity', params: ({ event }) => event.output },
                  },
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
        resending: {
          initial: 'deciding',
          states: {
            deciding: {
              always: [{ guard: 'is cooling down', target: 'cooling down' }, { target: 'ready' }],
            },
            ready: {
              on: {
                'resend requested': { target: 'sending' },
                'cooldown shared': {
                  target: 'cooling down',
                  actions: { type: 'set shared cooldown', params: ({ event }) => event },
                },
              },
            },
            sending: {
              tags: ['sending'],
              invoke: {
                src: 'send verification email',
                input: ({ context }) => ({ email: context.email }),
                onDone: {
                  target: 'cooling down',
                  actions: [
                    { type: 'start cooldown', params: ({ event }) => event.output },
                    { type: 'set message', params: { message: 'sent' } },
                    { type: 'restart polling', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'has no recipient',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: 'ready',
                    actions: { type: 'set message', params: { message: 'no recipient' } },
                  },
                  {
                    target: 'ready',
                    actions: { type: 'set message', params: { message: 'not sent' } },
                  },
                ],
              },
            },
            'cooling down': {
              after: { 'until resend': { target: 'ready', actions: 'end cooldown' } },
              on: {
                'cooldown over': { target: 'ready', actions: 'end cooldown' },
                'cooldown shared': {
                  target: 'cooling down',
                  reenter: true,
                  actions: { type: 'set shared cooldown', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
      on: { 'withdrawal requested': { target: 'withdrawing', actions: 'withdraw notices' } },
    },
    withdrawing: {
      tags: ['withdrawing'],
      entry: 'clear failure',
      invoke: {
        src: 'withdraw account',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'was withdrawn', params: ({ event }) => event.output },
            target: 'withdrawn',
            actions: 'emit account withdrawn',
          },
          {
            target: 'waiting',
            actions: [
              { type: 'set withdrawal failure', params: ({ event }) => event.output },
              'notify withdrawal failed',
            ],
          },
        ],
      },
    },
    verified: verifyEmailVerified,
    redirected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})
