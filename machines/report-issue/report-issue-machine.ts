import { assign, sendParent, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import type { Drafts } from '../drafts.ts'
import { type Failure, setFailure, toFailureContext } from '../failure.ts'
import type { DialogMessage } from '../navigation-blocker/blocks.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'

/**
 * Sends a report of an issue. The text is stored as a draft until it has been sent (decision 0049). The end of the
 * session does not cancel the request (specification 2, 5 and 8; decision 0015).
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
    'store draft': unprovidedAction<{ draft: Drafts['issue'] | null }>('store draft'),
    'withdraw notices': sendTo(app, noticesWithdrawn('issue text needed', 'issue not reported')),
    'notify issue text needed': sendTo(app, notice('issue text needed')),
    'notify issue reported': sendTo(app, notice('issue reported')),
    'notify issue not reported': sendTo(app, ({ context }) =>
      notice('issue not reported', context.failure),
    ),
    'send dialog opened': sendParent((): DialogMessage => ({ type: 'dialog opened' })),
    'send dialog closed': sendParent((): DialogMessage => ({ type: 'dialog closed' })),
  },
}).createMachine({
  id: 'reportIssue',
  context: ({ input }) => ({ ...input, missing: false, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      on: { opened: { target: 'writing', actions: 'send dialog opened' } },
    },
    writing: {
      tags: ['open'],
      on: {
        'description changed': {
          actions: [
            'withdraw notices',
            { type: 'change description', params: ({ event }) => event },
            {
              type: 'store draft',
              params: ({ context: { description } }) => ({
                draft: description === '' ? null : { description },
              }),
            },
          ],
        },
        submitted: [
          { guard: 'has text', target: 'sending' },
          { actions: ['mark text missing', 'notify issue text needed'] },
        ],
        cancelled: { target: 'closed', actions: ['withdraw notices', 'send dialog closed'] },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'send report',
        input: ({ context }) => ({ bugDescription: context.description.trim() }),
        onDone: {
          target: 'closed',
          actions: [
            'clear description',
            { type: 'store draft', params: { draft: null } },
            'notify issue reported',
            'send dialog closed',
          ],
        },
        onError: {
          target: 'writing',
          actions: [setFailure, 'notify issue not reported'],
        },
      },
    },
  },
})
