import { failedAt, verifyEmailSetup } from './verify-email-setup.ts'
import { verifyEmailVerified } from './verify-email-verified.ts'

/**
 * Is the address verified yet? Looks every 10 s, at most 30 times, while the member may press, resend
 * (60 s apart), or withdraw a mistyped address; then shows success for 1.5 s (specification 4 and 9,
 * decisions 0011 and 0012).
 */
export const verifyEmailMachine = verifyEmailSetup.createMachine({
  id: 'verifyEmail',
  context: ({ input }) => ({
    email: input.email,
    maxChecks: input.maxChecks ?? 30,
    checks: 0,
    nextCheckAt: input.at + 10_000,
    resendFrom: input.resendFrom,
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
              always: [{ guard: 'still looking', target: 'pausing' }, { target: 'stopped' }],
            },
            pausing: { after: { 'poll interval': { target: 'looking' } } },
            looking: {
              invoke: {
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'keep identity', params: ({ event }) => event.output },
                  },
                  {
                    guard: 'checks left',
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
                    guard: 'checks left',
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
            'series restarted': {
              target: '.pausing',
              reenter: true,
              actions: { type: 'start series', params: ({ event }) => event },
            },
          },
        },
        hints: {
          initial: 'listening',
          states: {
            listening: { on: { 'check hinted': { guard: 'still looking', target: 'looking' } } },
            looking: {
              invoke: {
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'keep identity', params: ({ event }) => event.output },
                  },
                  { target: 'resting' },
                ],
                onError: { target: 'resting' },
              },
            },
            resting: { after: { 'hint rest': { target: 'listening' } } },
          },
        },
        asking: {
          initial: 'idle',
          states: {
            idle: { on: { 'check requested': { target: 'looking' } } },
            looking: {
              tags: ['checking'],
              invoke: {
                src: 'check verified',
                input: ({ context }) => ({ email: context.email }),
                onDone: [
                  {
                    guard: { type: 'is verified', params: ({ event }) => event.output },
                    target: '#verifyEmail.verified',
                    actions: { type: 'keep identity', params: ({ event }) => event.output },
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
                  actions: { type: 'share cooldown', params: ({ event }) => event },
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
                    { type: 'tell cooldown', params: ({ event }) => event.output },
                    { type: 'set message', params: { message: 'sent' } },
                    { type: 'restart series', params: ({ event }) => event.output },
                  ],
                },
                onError: [
                  {
                    guard: {
                      type: 'has nobody to send to',
                      params: ({ event }) => ({ error: event.error }),
                    },
                    target: 'ready',
                    actions: { type: 'set message', params: { message: 'nobody to send to' } },
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
                  actions: { type: 'share cooldown', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
      on: { 'wrong address': { target: 'withdrawing' } },
    },
    withdrawing: {
      tags: ['withdrawing'],
      entry: 'forget failure',
      invoke: {
        src: 'withdraw account',
        input: ({ context }) => ({ email: context.email }),
        onDone: { target: 'withdrawn', actions: 'tell account withdrawn' },
        onError: {
          target: 'waiting',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say withdrawal failed',
          ],
        },
      },
    },
    verified: verifyEmailVerified,
    redirected: { type: 'final' },
    withdrawn: { type: 'final' },
  },
})
