import { assign, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { failureOf } from '../failure.ts'
import { notice } from '../notices.ts'
import type { SessionEnd } from '../session/session-events.ts'
import type { SignInNotice, SignInNoticeEvent } from '../sign-in-answer.ts'
import { unprovided } from '../unprovided.ts'
import { withEvent } from '../with-event.ts'

/**
 * The banner about the password of a member who signs in with a provider: it was removed, because the email was never
 * verified, or it opens the account too. The banner offers an email to set a new one, and stays until the member
 * dismisses it or signs out (decision 0030).
 */
export const passwordRemovedMachine = setup({
  types: {
    context: {} as { email: string; reason: SignInNotice },
    events: {} as
      | SignInNoticeEvent
      | { type: 'reset email requested' }
      | { type: 'dismissed' }
      | SessionEnd,
    tags: {} as 'busy',
  },
  actors: { 'send reset email': unprovided<void, { email: string }>('send reset email') },
  actions: {
    'set email': assign((_, { email, type: reason }: SignInNoticeEvent) => ({
      email,
      reason,
    })),
    'clear email': assign({ email: '' }),
    'notify reset email sent': sendTo(app, notice('reset email sent')),
    'notify reset email failed': sendTo(app, (_, { error }: { error: unknown }) =>
      notice('reset email failed', failureOf(error)),
    ),
  },
}).createMachine({
  id: 'passwordRemoved',
  context: { email: '', reason: 'password removed' },
  initial: 'hidden',
  states: {
    hidden: {},
    visible: {
      initial: 'offering',
      states: {
        offering: { on: { 'reset email requested': { target: 'sending' } } },
        sending: {
          tags: ['busy'],
          invoke: {
            src: 'send reset email',
            input: ({ context: { email } }) => ({ email }),
            onDone: { target: 'sent', actions: 'notify reset email sent' },
            onError: {
              target: 'offering',
              actions: withEvent('notify reset email failed'),
            },
          },
        },
        sent: {},
      },
      on: {
        dismissed: { target: 'hidden', actions: 'clear email' },
        'session ended': { target: 'hidden', actions: 'clear email' },
      },
    },
  },
  on: {
    'password removed': {
      target: '.visible',
      actions: withEvent('set email'),
    },
    'password also opens': {
      target: '.visible',
      actions: withEvent('set email'),
    },
  },
})
