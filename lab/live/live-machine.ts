import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { FromLab, FromPage } from '../../machines/model/live.ts'
import type { Trail } from '../trail/trail.ts'
import { type Followed, isStrange, type LivePage, pagesAfter, withoutSilent } from './pages.ts'
import type { Untold } from './telling.ts'

/** A history that was opened as a path, and how much of it could be told. */
export type Opened = { trail: Trail; entries: number; untold: Untold | null }

type LiveEvent =
  | { type: 'heard'; message: FromPage }
  | { type: 'actor chosen'; chosen: Followed | null }
  | { type: 'history opened'; opened: Opened }

/**
 * Is a site running that can be watched? Pages are asked who is there, and from then on for a sign of life every
 * other second, for one that has crashed says no farewell. `line to the site` sends `heard`; the lab provides it.
 */
export const liveMachine = setup({
  types: {
    context: {} as {
      pages: readonly LivePage[]
      /** Pages that have not answered yet. */
      awaited: readonly string[]
      /** Null follows whoever moves. */
      chosen: Followed | null
      opened: Opened | null
    },
    events: {} as LiveEvent,
  },
  actors: {
    'line to the site': fromCallback<FromLab>(() => {
      throw new Error("'line to the site' was not provided.")
    }),
  },
  delays: { patience: 1_000, beat: 2_000 },
  guards: {
    'somebody is here': ({ context }) => context.pages.some(({ gone }) => !gone),
    'nobody is here': ({ context }) => context.pages.every(({ gone }) => gone),
    'is strange': ({ context }, { message }: { message: FromPage }) =>
      isStrange(context.pages, message),
  },
  actions: {
    'take in': assign(({ context }, { message }: { message: FromPage }) => ({
      pages: pagesAfter(context.pages, message),
      awaited: context.awaited.filter((page) => page !== message.page),
    })),
    'ask who is there': sendTo('line', { type: 'who is there' }),
    'ask for a sign of life': sendTo('line', { type: 'still there' }),
    'await everybody': assign({
      awaited: ({ context }) => context.pages.flatMap(({ id, gone }) => (gone ? [] : [id])),
    }),
    'give up the silent': assign({
      pages: ({ context }) => withoutSilent(context.pages, context.awaited),
      awaited: [],
    }),
  },
}).createMachine({
  id: 'live',
  context: { pages: [], awaited: [], chosen: null, opened: null },
  invoke: { id: 'line', src: 'line to the site' },
  initial: 'asking',
  states: {
    asking: {
      entry: 'ask who is there',
      always: { guard: 'somebody is here', target: 'watching' },
      after: { patience: 'alone' },
    },
    alone: { always: { guard: 'somebody is here', target: 'watching' } },
    watching: {
      always: { guard: 'nobody is here', target: 'gone' },
      initial: 'resting',
      states: {
        resting: { after: { beat: 'listening' } },
        listening: {
          entry: ['await everybody', 'ask for a sign of life'],
          after: { patience: { target: 'resting', actions: 'give up the silent' } },
        },
      },
    },
    gone: { always: { guard: 'somebody is here', target: 'watching' } },
  },
  on: {
    heard: [
      {
        guard: { type: 'is strange', params: ({ event }) => event },
        actions: 'ask who is there',
      },
      { actions: { type: 'take in', params: ({ event }) => event } },
    ],
    'actor chosen': { actions: assign({ chosen: ({ event }) => event.chosen }) },
    'history opened': { actions: assign({ opened: ({ event }) => event.opened }) },
  },
})
