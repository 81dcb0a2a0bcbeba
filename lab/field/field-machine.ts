import { assign, emit, fromPromise, setup } from 'xstate'
import type { ReplayedActor } from './replay-actor.ts'
import type { ReplayedReport } from './replay-report.ts'
import type { FieldReport } from './report-file.ts'

type Context = {
  reports: readonly FieldReport[]
  /** The position of the report on the machines. */
  index: number
  replayed: ReplayedReport | null
  /** The actor whose path the lab shows. */
  shown: ReplayedActor | null
  /** Why nothing is shown, for the tester; empty without a reason. */
  problem: string
}

type FieldLabEvent =
  | { type: 'reports opened'; reports: readonly FieldReport[] }
  | { type: 'reports rejected'; problem: string }
  | { type: 'report chosen'; index: number }
  | { type: 'actor chosen'; shown: ReplayedActor }
  | { type: 'closed' }

/**
 * The field reports that the tester has opened, and one of them on the machines. `replay report`, which the lab
 * provides, walks it. Emits `actor shown`, so that the lab opens the path of the actor.
 */
export const fieldMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FieldLabEvent,
    emitted: {} as { type: 'actor shown' },
  },
  actors: {
    'replay report': fromPromise<ReplayedReport, FieldReport | undefined>(() => {
      throw new Error("'replay report' was not provided.")
    }),
  },
  actions: {
    'emit actor shown': emit({ type: 'actor shown' }),
  },
}).createMachine({
  id: 'field',
  context: { reports: [], index: 0, replayed: null, shown: null, problem: '' },
  initial: 'no report',
  states: {
    'no report': {},
    replaying: {
      entry: assign({ replayed: null, shown: null, problem: '' }),
      invoke: {
        src: 'replay report',
        input: ({ context: { reports, index } }) => reports[index],
        onDone: {
          target: 'replayed',
          actions: [
            assign({
              replayed: ({ event }) => event.output,
              shown: ({ event }) => event.output.suspect,
            }),
            'emit actor shown',
          ],
        },
        onError: {
          target: 'no report',
          actions: assign({ problem: ({ event }) => String(event.error) }),
        },
      },
    },
    replayed: {
      on: {
        'actor chosen': {
          actions: [assign({ shown: ({ event }) => event.shown }), 'emit actor shown'],
        },
      },
    },
  },
  on: {
    'reports opened': {
      target: '.replaying',
      actions: assign({ reports: ({ event }) => event.reports, index: 0 }),
    },
    'reports rejected': {
      target: '.no report',
      actions: assign({ problem: ({ event }) => event.problem }),
    },
    'report chosen': {
      target: '.replaying',
      actions: assign({ index: ({ event }) => event.index }),
    },
    closed: {
      target: '.no report',
      actions: assign({ reports: [], index: 0, problem: '' }),
    },
  },
})
