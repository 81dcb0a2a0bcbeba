import { assign, emit, setup } from 'xstate'
import { type Failure, failureOf } from '../failure.ts'
import { type Notice, notice } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * What went wrong for the member? The report is kept until it has been sent; a session that ends meanwhile
 * does not stop it (specification 2, 5 and 8; decision 0015).
 */
export const reportIssueMachine = setup({
  types: {
    /** `description`: what was written before and not sent. */
    input: {} as { description: string },
    context: {} as { description: string; missing: boolean; failure: Failure | null },
    events: {} as
      | { type: 'opened' }
      | { type: 'description changed'; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
    emitted: {} as Notice,
    tags: {} as 'open' | 'busy',
  },
  actors: {
    'send report': unprovided<void, { bugDescription: string }>('send report'),
  },
  guards: { 'has text': ({ context }) => context.description.trim() !== '' },
  actions: {
    'change description': assign((_, { value }: { value: string }) => ({
      description: value,
      missing: false,
      failure: null,
    })),
    'ask for text': assign({ missing: true }),
    'forget description': assign({ description: '', missing: false, failure: null }),
    'note failure': assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    'forget failure': assign({ failure: null }),
    'say text is needed': emit(notice('issue text needed')),
    'say report was sent': emit(notice('issue reported')),
    'say report failed': emit(({ context }) => notice('issue not reported', context.failure)),
  },
}).createMachine({
  id: 'reportIssue',
  context: ({ input }) => ({ ...input, missing: false, failure: null }),
  initial: 'closed',
  states: {
    closed: { on: { opened: { target: 'writing' } } },
    writing: {
      tags: ['open'],
      on: {
        'description changed': {
          actions: { type: 'change description', params: ({ event }) => event },
        },
        submitted: [
          { guard: 'has text', target: 'sending' },
          { actions: ['ask for text', 'say text is needed'] },
        ],
        cancelled: { target: 'closed' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: 'forget failure',
      invoke: {
        src: 'send report',
        input: ({ context }) => ({ bugDescription: context.description.trim() }),
        onDone: { target: 'closed', actions: ['forget description', 'say report was sent'] },
        onError: {
          target: 'writing',
          actions: [
            { type: 'note failure', params: ({ event }) => ({ error: event.error }) },
            'say report failed',
          ],
        },
      },
    },
  },
})
