import {
  assign,
  createMachine,
  fromEventObservable,
  fromObservable,
  fromTransition,
  sendTo,
} from 'xstate'
import { type Shape, source } from './shape.ts'

const subscription = () => ({ subscribe: () => ({ unsubscribe() {} }) })

/** Machines with sources of events, streams and reducers. */
export const streams: readonly Shape[] = [
  {
    what: 'a socket whose messages no one describes',
    machine: createMachine(
      {
        id: 'socket',
        initial: 'open',
        states: {
          open: { invoke: { src: 'listen' }, on: { message: { actions: 'show' }, closed: 'shut' } },
          shut: { on: { opened: 'open' } },
        },
      },
      { actors: { listen: source } },
    ),
    findings: [
      "unknown: 'listen' is a callback: the events that it sends are unknown. | note outcomes: { 'listen': { reports: { sends: { type: … } } } }, or {} if it sends none",
    ],
  },
  {
    what: 'a socket with messages, which people never send',
    machine: createMachine(
      {
        id: 'socket',
        context: { at: 0 },
        initial: 'open',
        states: {
          open: {
            invoke: { src: 'listen', onError: 'shut' },
            on: { message: { actions: assign({ at: ({ event }) => event.at }) }, closed: 'shut' },
          },
          shut: { on: { opened: 'open' } },
        },
      },
      { actors: { listen: source } },
    ),
    lines: {
      outcomes: { listen: { speaks: { sends: (now: number) => ({ type: 'message', at: now }) } } },
    },
    findings: [],
  },
  {
    what: 'an ear that only what it receives can move, which is no livelock',
    machine: createMachine(
      {
        id: 'ear',
        initial: 'left',
        invoke: { src: 'listen' },
        states: { left: { on: { received: 'right' } }, right: { on: { received: 'left' } } },
      },
      { actors: { listen: source } },
    ),
    lines: {
      outcomes: { listen: { receives: { sends: { type: 'received' } } } },
      internal: ['received'],
    },
    findings: [],
  },
  {
    what: 'a screen that keeps a watcher and a feed which say nothing, and so never end',
    machine: createMachine(
      {
        id: 'screen',
        initial: 'shown',
        states: {
          shown: {
            invoke: [
              { src: 'watch', onError: 'failed' },
              { src: 'feed', onDone: 'failed' },
            ],
            on: { left: { actions: 'leave' } },
          },
          failed: { on: { reloaded: 'shown' } },
        },
      },
      { actors: { watch: source, feed: fromEventObservable(subscription) } },
    ),
    lines: { outcomes: { watch: {}, feed: {} }, ends: ['shown'] },
    findings: [
      "broken: states: 'failed' is never entered | then transitions: failed: reloaded → shown; events: reloaded",
      "broken: transitions: 'shown: watch fails → failed' is never taken",
      "broken: transitions: 'shown: feed succeeds → failed' is never taken",
    ],
  },
  {
    what: 'a thermometer that reads values of a stream until it ends',
    machine: createMachine(
      {
        id: 'thermometer',
        context: { degrees: 0 },
        initial: 'reading',
        states: {
          reading: {
            invoke: {
              src: 'degrees',
              onSnapshot: { actions: assign({ degrees: ({ event }) => event.snapshot.context }) },
              onDone: 'over',
              onError: 'over',
            },
          },
          over: { type: 'final' },
        },
      },
      { actors: { degrees: fromObservable(subscription) } },
    ),
    lines: { outcomes: { degrees: { 'is warm': { next: 21 } } } },
    findings: [
      "unknown: What 'degrees' resolves with is unknown: undefined is assumed. | note outcomes: { 'degrees': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'a news reader whose stream of events no one describes',
    machine: createMachine(
      { id: 'news', invoke: { src: 'feed' }, on: { read: { actions: 'show' } } },
      { actors: { feed: fromEventObservable(subscription) } },
    ),
    findings: [
      "unknown: 'feed' is an event observable: the events that it sends are unknown. | note outcomes: { 'feed': { reports: { sends: { type: … } } } }, or {} if it sends none",
    ],
  },
  {
    what: 'a counter that is a reducer, which runs for real',
    machine: createMachine(
      {
        id: 'reducer',
        context: { seen: 0 },
        initial: 'counting',
        states: {
          counting: {
            invoke: {
              src: 'count',
              id: 'count',
              onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context }) },
            },
            on: { up: { actions: sendTo('count', { type: 'up' }) } },
            always: { guard: ({ context }) => context.seen === 2, target: 'done' },
          },
          done: { type: 'final' },
        },
      },
      { actors: { count: fromTransition((count: number) => count + 1, 0) } },
    ),
    findings: [],
  },
  {
    what: 'a reducer of which the model says what it reports, and which does not run then',
    machine: createMachine(
      {
        id: 'reducer',
        context: { seen: 0 },
        initial: 'counting',
        states: {
          counting: {
            invoke: {
              src: 'count',
              id: 'count',
              onSnapshot: { actions: assign({ seen: ({ event }) => event.snapshot.context }) },
            },
            on: { up: { actions: sendTo('count', { type: 'up' }) } },
            always: { guard: ({ context }) => context.seen > 0, target: 'done' },
          },
          done: { type: 'final' },
        },
      },
      { actors: { count: fromTransition((count: number) => count + 1, 0) } },
    ),
    lines: {
      outcomes: { count: { 'is full': { next: 9 } } },
      invariants: { 'counts to nine': ({ snapshot: { context } }) => context.seen !== 1 },
    },
    findings: [],
  },
  {
    what: 'a reducer whose state only itself remembers',
    machine: createMachine(
      {
        id: 'tally',
        invoke: { src: 'count', id: 'count' },
        on: { up: { actions: sendTo('count', { type: 'up' }) } },
      },
      { actors: { count: fromTransition((count: number) => Math.min(count + 1, 2), 0) } },
    ),
    findings: [],
  },
]
