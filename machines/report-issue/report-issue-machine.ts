import { assign, sendParent, sendTo, setup } from 'xstate'
import { app } from '../addresses.ts'
import { type Failure, setFailure, toFailureContext } from '../failure.ts'
import { reportLimits } from '../member-api.gen.ts'
import type { DialogMessage } from '../navigation-blocker/navigation-blocker-events.ts'
import { notice, noticesWithdrawn } from '../notices.ts'
import type { DraftValues } from '../ports.ts'
import { isBlank, paragraphOf } from '../text-rules.gen.ts'
import type { TypedValue } from '../typed-value.ts'
import { unprovided, unprovidedAction } from '../unprovided.ts'
import { withEvent } from '../with-event.ts'

/** Why a report cannot be sent. */
export type ReportProblem = 'missing' | 'too long' | 'unreadable'

/**
 * Sends a report of an issue. The text is stored as a draft until it has been sent (decision 0049). The end of the
 * session does not cancel the request (specification 2, 5 and 8; decision 0015).
 */
export const reportIssueMachine = setup({
  types: {
    /** `description`: the draft. */
    input: {} as { description: string },
    context: {} as {
      description: string
      unreadable: boolean
      problem: ReportProblem | null
      failure: Failure | null
    },
    events: {} as
      | { type: 'opened' }
      | ({ type: 'description changed' } & TypedValue)
      | { type: 'submitted' }
      | { type: 'cancelled' },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    // It sends its result to the root and removes the draft, because it outlives the page.
    'send report': unprovided<void, { bugDescription: string }>('send report'),
  },
  guards: {
    'has text': ({ context }) => problemOf(context) === null,
    'is missing': ({ context }) => problemOf(context) === 'missing',
  },
  actions: {
    'change description': assign((_, { value, unreadable = false }: TypedValue) => ({
      description: value,
      unreadable,
      problem: null,
      failure: null,
    })),
    'set problem': assign(({ context }) => ({ problem: problemOf(context) })),
    'clear description': assign({
      description: '',
      unreadable: false,
      problem: null,
      failure: null,
    }),
    'set failure': assign(toFailureContext),
    'clear failure': assign({ failure: null }),
    'store draft': unprovidedAction<{ draft: DraftValues | null }>('store draft'),
    'withdraw notices': sendTo(app, noticesWithdrawn('issue text needed', 'issue not reported')),
    'notify issue text needed': sendTo(app, notice('issue text needed')),
    'send dialog opened': sendParent((): DialogMessage => ({ type: 'dialog opened' })),
    'send dialog closed': sendParent((): DialogMessage => ({ type: 'dialog closed' })),
  },
}).createMachine({
  id: 'reportIssue',
  context: ({ input }) => ({ ...input, unreadable: false, problem: null, failure: null }),
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
            withEvent('change description'),
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
          { guard: 'is missing', actions: ['set problem', 'notify issue text needed'] },
          { actions: 'set problem' },
        ],
        cancelled: { target: 'closed', actions: ['withdraw notices', 'send dialog closed'] },
      },
    },
    sending: {
      tags: ['open', 'busy'],
      entry: ['withdraw notices', 'clear failure'],
      invoke: {
        src: 'send report',
        input: ({ context }) => ({ bugDescription: paragraphOf(context.description) }),
        onDone: {
          target: 'closed',
          actions: ['clear description', 'send dialog closed'],
        },
        onError: { target: 'writing', actions: setFailure },
      },
    },
  },
})

const problemOf = (context: { description: string; unreadable: boolean }): ReportProblem | null => {
  if (context.unreadable) return 'unreadable'
  if (isBlank(context.description)) return 'missing'
  const { length } = paragraphOf(context.description)
  return length > reportLimits.bugDescription ? 'too long' : null
}
