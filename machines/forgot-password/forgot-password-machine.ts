import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * How does one get a new password? Asks the identity service to mail a link (specification 2, 5 and 8).
 * The answer is the same for known and unknown addresses (decision 0029).
 */
export const forgotPasswordMachine = setup({
  types: {
    input: {} as { email?: string },
    context: {} as { email: string; emailMissing: boolean; failure: Failure | null },
    events: {} as { type: 'field changed'; value: string } | { type: 'submitted' },
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: {
    'send reset email': unprovided<void, { email: string }>('send reset email'),
  },
  guards: {
    'has email': ({ context }) => context.email.trim() !== '',
  },
  actions: {
    'change email': assign((_, { value }: { value: string }) => ({
      email: value,
      emailMissing: false,
      failure: null,
    })),
    'ask for the email': assign({ emailMissing: true }),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'say email is needed': emit(notice('email address needed')),
    'say email was sent': emit(notice('reset email sent')),
    'say sending failed': emit(({ context }) => notice('reset email failed', context.failure)),
  },
}).createMachine({
  id: 'forgotPassword',
  context: ({ input }) => ({ email: input.email ?? '', emailMissing: false, failure: null }),
  initial: 'form',
  states: {
    form: {
      initial: 'editing',
      states: { editing: {}, sent: {} },
      on: {
        'field changed': {
          target: '.editing',
          actions: { type: 'change email', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'has email', target: 'sending' },
          { target: '.editing', actions: ['ask for the email', 'say email is needed'] },
        ],
      },
    },
    sending: {
      tags: ['busy'],
      entry: 'forget failure',
      invoke: {
        src: 'send reset email',
        input: ({ context }) => ({ email: context.email.trim() }),
        onDone: { target: 'form.sent', actions: 'say email was sent' },
        onError: {
          target: 'form.editing',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say sending failed',
          ],
        },
      },
    },
  },
})
