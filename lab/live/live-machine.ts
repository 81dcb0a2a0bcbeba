import { assign, fromCallback, sendTo, setup } from 'xstate'
import type { FromLab, FromPage } from '../../machines/live/live.ts'
import type { Recording } from '../recording/recording.ts'
import type { Unconverted } from './convert-history.ts'
import {
  type ActorKey,
  isFromUnknownPage,
  type LivePage,
  pagesAfter,
  withoutSilent,
} from './pages.ts'

/** A history that was converted to a path, and how much of it could be converted. */
export type Opened = { recording: Recording; entries: number; unconverted: Unconverted | null }

/** What the middle of the page shows of the site. */
export type Shown = 'chart' | 'own messages' | 'all messages'

type LiveEvent =
  | { type: 'received'; message: FromPage }
  | { type: 'actor chosen'; chosen: ActorKey | null }
  | { type: 'history opened'; opened: Opened }
  | { type: 'shown chosen'; shown: Shown }

/**
 * Whether a site is running in this browser. Requests a report from all pages and then pings them every 2 s, because a
 * crashed page does not send 'page left'. `channel to the site`, which the lab provides, sends `received`.
 */
export const liveMachine = setup({
  types: {
    context: {} as {
      pages: readonly LivePage[]
      /** Pages that have not answered yet. */
      pendingPages: readonly string[]
      /** Null follows the actor that moved last. */
      chosen: ActorKey | null
      opened: Opened | null
      shown: Shown
    },
    events: {} as LiveEvent,
  },
  actors: {
    'channel to the site': fromCallback<FromLab>(() => {
      throw new Error("'channel to the site' was not provided.")
    }),
  },
  delays: { 'answer timeout': 1_000, 'ping interval': 2_000 },
  guards: {
    'a page is open': ({ context }) => context.pages.some(({ gone }) => !gone),
    'no page is open': ({ context }) => context.pages.every(({ gone }) => gone),
    'is from an unknown page': ({ context }, { message }: { message: FromPage }) =>
      isFromUnknownPage(context.pages, message),
  },
  actions: {
    'update pages': assign(({ context }, { message }: { message: FromPage }) => ({
      pages: pagesAfter(context.pages, message),
      pendingPages: context.pendingPages.filter((page) => page !== message.page),
    })),
    'request reports': sendTo('channel', { type: 'report requested' }),
    'ping pages': sendTo('channel', { type: 'ping' }),
    'expect all pages': assign({
      pendingPages: ({ context }) => context.pages.flatMap(({ id, gone }) => (gone ? [] : [id])),
    }),
    'mark silent pages as gone': assign({
      pages: ({ context }) => withoutSilent(context.pages, context.pendingPages),
      pendingPages: [],
    }),
  },
}).createMachine({
  id: 'live',
  context: { pages: [], pendingPages: [], chosen: null, opened: null, shown: 'chart' },
  invoke: { id: 'channel', src: 'channel to the site' },
  initial: 'discovering',
  states: {
    discovering: {
      entry: 'request reports',
      always: { guard: 'a page is open', target: 'connected' },
      after: { 'answer timeout': 'no site' },
    },
    'no site': { always: { guard: 'a page is open', target: 'connected' } },
    connected: {
      always: { guard: 'no page is open', target: 'disconnected' },
      initial: 'idle',
      states: {
        idle: { after: { 'ping interval': 'pinging' } },
        pinging: {
          entry: ['expect all pages', 'ping pages'],
          after: { 'answer timeout': { target: 'idle', actions: 'mark silent pages as gone' } },
        },
      },
    },
    disconnected: { always: { guard: 'a page is open', target: 'connected' } },
  },
  on: {
    received: [
      {
        guard: { type: 'is from an unknown page', params: ({ event }) => event },
        actions: 'request reports',
      },
      { actions: { type: 'update pages', params: ({ event }) => event } },
    ],
    'actor chosen': { actions: assign({ chosen: ({ event }) => event.chosen }) },
    'shown chosen': { actions: assign({ shown: ({ event }) => event.shown }) },
    'history opened': { actions: assign({ opened: ({ event }) => event.opened }) },
  },
})
