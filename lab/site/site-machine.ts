import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { FromLab, FromPage } from '../../machines/live/live.ts'
import { nonNull } from '../../machines/non-null.ts'
import type { ReplayedActor } from './replay-actor.ts'
import type { ReplayedRecording } from './replay-recording.ts'
import { type LivePage, pagesAfter, type SiteRecording } from './site-recording.ts'

/** A recording of the site, by the id of its page or the position of its report. */
export type Source = string | number

type Context = {
  /** The pages that run, or ran, in other tabs. */ pages: readonly LivePage[]
  reports: readonly SiteRecording[]
  /** Null for the page that was opened last. */
  source: Source | null
  replayed: ReplayedRecording | null
  /** The actor whose path the lab shows. */
  shown: ReplayedActor | null
  /** Why nothing is shown, for the tester; empty without a reason. */
  problem: string
}

type SiteEvent =
  | { type: 'received'; message: FromPage }
  | { type: 'reports opened'; reports: readonly SiteRecording[] }
  | { type: 'reports rejected'; problem: string }
  | { type: 'source chosen'; source: Source }
  | { type: 'replay requested' }
  | { type: 'actor chosen'; shown: ReplayedActor }

export const shownRecording = ({ pages, reports, source }: Context): SiteRecording | null =>
  typeof source === 'number'
    ? (reports[source] ?? null)
    : (pages.find(({ id }) => id === source) ?? pages.at(-1) ?? null)

/**
 * The recordings of the site: pages that run in other tabs, and the field reports that the tester has opened. One of
 * them is walked on the machines. `channel to the site` and `replay recording` are provided by the lab. Emits `actor
 * shown`, so that the lab opens the path of the actor.
 */
export const siteMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SiteEvent,
    emitted: {} as { type: 'actor shown' },
  },
  actors: {
    'channel to the site': fromCallback<FromLab>(() => {
      throw new Error("'channel to the site' was not provided.")
    }),
    'replay recording': fromPromise<ReplayedRecording, SiteRecording>(() => {
      throw new Error("'replay recording' was not provided.")
    }),
  },
  actions: { 'emit actor shown': emit({ type: 'actor shown' }) },
}).createMachine({
  id: 'site',
  context: {
    ...{ pages: [], reports: [], source: null },
    ...{ replayed: null, shown: null, problem: '' },
  },
  invoke: { id: 'channel', src: 'channel to the site' },
  entry: sendTo('channel', { type: 'events requested' }),
  initial: 'idle',
  states: {
    idle: { entry: assign({ replayed: null, shown: null }) },
    replaying: {
      entry: assign({ replayed: null, shown: null, problem: '' }),
      invoke: {
        src: 'replay recording',
        input: ({ context }) => nonNull(shownRecording(context)),
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
          target: 'idle',
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
    received: {
      actions: assign({ pages: ({ context, event }) => pagesAfter(context.pages, event.message) }),
    },
    'reports opened': {
      target: '.replaying',
      actions: assign({ reports: ({ event }) => event.reports, source: 0 }),
    },
    'reports rejected': {
      target: '.idle',
      actions: assign({ problem: ({ event }) => event.problem }),
    },
    'source chosen': {
      target: '.idle',
      actions: assign({ source: ({ event }) => event.source, problem: '' }),
    },
    'replay requested': '.replaying',
  },
})
