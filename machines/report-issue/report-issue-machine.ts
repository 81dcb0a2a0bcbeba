import { assign, emit, setup } from 'xstate'
import { type Failure, toFailureContext } from '../failure.ts'
import { type Notice, type NoticesWithdrawn, notice, noticesWithdrawn } from '../notices.ts'
import { unprovided } from '../unprovided.ts'

/**
 * Sends a report of an issue. The text is not cleared until it has been sent. The end of the session does not cancel the
 * request (specification 2, 5 and 8; decision 0015).
 */
export const reportIssueMachine = setup({
  types: {
    /** `description`: the draft. */
    input: {} as { description: string },
    context: {} as { description: string; missing: boolean; failure: Failure | null },
    events: {} as
      | { type: 'opened' }
      | { type: 'description changed'; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' },
    emitted: {} as Notice | NoticesWithdrawn,
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
    'mark text missing': assign({ missing: true }),
    'clear description': assign({ description: '', missing: false, failure: null }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'withdraw notices': emit(noticesWithdrawn('issue text needed', 'issue not reported')),
    'notify issue text needed': emit(notice('issue text needed')),
    'notify issue reported': emit(notice('issue reported')),
    'notify issue not reported': emit(({ context }) =>
      notice('issue not reported', context.failure),
    ),
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
          actions: [
            'withdraw notices',
            { type: 'change description', params: ({ event }) => event },
          ],
        },
        submitted: [
          { guard: 'has text', target: 'sending' },
          { actions: ['mark text missing', 'notify issue text needed'] },
        ],
        cancelled: { target: 'closed', actions: 'withdraw notices' },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'send report',
        input: ({ context }) => ({ bugDescription: context.description.trim() }),
        onDone: { target: 'closed', actions: ['clear description', 'notify issue reported'] },
        onError: {
          target: 'writing',
          actions: [
            { type: 'set failure', params: ({ event }) => ({ error: event.error }) },
            'notify issue not reported',
          ],
        },
      },
    },
  },
})
