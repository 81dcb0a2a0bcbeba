import { assign, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { type Failure, setFailure, toFailureContext } from '../failure.ts'
import { emailCooldown, timeUntil } from '../limits.ts'
import type { Instant } from '../member.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import type { DraftValues } from '../ports.ts'
import { emailOf, isBlank } from '../text-rules.gen.ts'
import type { TypedValue } from '../typed-value.ts'
import { unprovided, unprovidedAction, unprovidedWatch } from '../unprovided.ts'
import { withEvent, withOutput } from '../with-event.ts'

/** When the last email to this address was sent, which may be before the request, and the time of the answer. */
type SentReset = { sentAt: Instant; at: Instant }

/** The tab is visible again. A timer does not run while the device is suspended. */
type TabShown = { type: 'tab shown'; at: Instant }

/**
 * Requests an email with a link to reset the password (specification 2, 5 and 8). The response is the same for known
 * and unknown emails (decision 0029). For 60 s after an email, another request to it would send none (decision 0062), so the
 * page counts down. The typed email is stored as a draft until the reset email is sent (decision 0049).
 */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as { email?: string },
    context: {} as {
      email: string
      unreadable: boolean
      /** The email is missing or unreadable. */
      emailMissing: boolean
      failure: Failure | null
      /** When another email can be sent, and when the machine learned of it. */
      resendAt: Instant | null
      resendKnownAt: Instant
    },
    events: {} as ({ type: 'field changed' } & TypedValue) | { type: 'submitted' } | TabShown,
    tags: {} as 'busy' | 'cooling down',
  },
  actors: {
    'send reset email': unprovided<SentReset, { email: string }>('send reset email'),
    'watch visibility': unprovidedWatch<TabShown>('watch visibility'),
  },
  delays: {
    'until resend': ({ context: { resendAt, resendKnownAt } }) =>
      timeUntil(resendAt, resendKnownAt, emailCooldown),
  },
  guards: {
    'has email': ({ context }) => !isBlank(context.email),
    'is unreadable': ({ context }) => context.unreadable,
    'cooldown is over': ({ context }, { at }: { at: Instant }) =>
      context.resendAt !== null && context.resendAt <= at,
  },
  actions: {
    'change email': assign((_, { value, unreadable = false }: TypedValue) => ({
      email: value,
      unreadable,
      emailMissing: false,
      failure: null,
    })),
    'mark email missing': assign({ emailMissing: true }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'start cooldown': assign((_, { sentAt, at }: SentReset) => ({
      resendAt: sentAt + emailCooldown,
      resendKnownAt: at,
    })),
    'set time of cooldown': assign((_, { at }: { at: Instant }) => ({ resendKnownAt: at })),
    'store draft': unprovidedAction<{ draft: DraftValues | null }>('store draft'),
    'withdraw notices': sendTo(app, noticesWithdrawn('email needed', 'reset email failed')),
    'notify email needed': sendTo(app, notice('email needed')),
    'notify reset email sent': sendTo(app, notice('reset email sent')),
    'notify reset email failed': sendTo(app, ({ context }) =>
      notice('reset email failed', context.failure),
    ),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({
    email: input.email ?? '',
    unreadable: false,
    emailMissing: false,
    failure: null,
    resendAt: null,
    resendKnownAt: 0,
  }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {},
        sent: {
          initial: 'cooling down',
          states: {
            'cooling down': {
              tags: ['cooling down'],
              invoke: { src: 'watch visibility' },
              after: { 'until resend': { target: 'over' } },
              on: {
                submitted: {},
                'tab shown': [
                  { guard: withEvent('cooldown is over'), target: 'over' },
                  {
                    target: 'cooling down',
                    reenter: true,
                    actions: withEvent('set time of cooldown'),
                  },
                ],
              },
            },
            over: {},
          },
        },
      },
      on: {
        'field changed': {
          target: '.editing',
          actions: [
            'withdraw notices',
            withEvent('change email'),
            {
              type: 'store draft',
              params: ({ context: { email } }) => ({ draft: email === '' ? null : { email } }),
            },
          ],
        },
        submitted: [
          { guard: 'is unreadable', target: '.editing', actions: 'mark email missing' },
          { guard: 'has email', target: 'sending' },
          { target: '.editing', actions: ['mark email missing', 'notify email needed'] },
        ],
      },
    },
    sending: {
      tags: ['busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'send reset email',
        input: ({ context }) => ({ email: emailOf(context.email) }),
        onDone: {
          target: 'form.sent',
          actions: [
            withOutput('start cooldown'),
            { type: 'store draft', params: { draft: null } },
            'notify reset email sent',
          ],
        },
        onError: {
          target: 'form.editing',
          actions: [setFailure, 'notify reset email failed'],
        },
      },
    },
  },
})
