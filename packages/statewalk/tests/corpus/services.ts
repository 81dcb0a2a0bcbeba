import { assign, createMachine } from 'xstate'
import type { AnsweringService } from '../../src/model.ts'
import { request, type Shape } from './shape.ts'

/** Machines with services: requests, subscriptions, streams, reducers. */
export const services: readonly Shape[] = [
  {
    what: 'a request that is tried three times, at growing distances, and a rule that its end breaks',
    machine: createMachine(
      {
        id: 'retry',
        context: { tries: 0 },
        initial: 'loading',
        states: {
          loading: {
            entry: assign({ tries: ({ context }) => context.tries + 1 }),
            invoke: {
              src: 'load',
              onDone: 'loaded',
              onError: [{ guard: 'is tired', target: 'failed' }, { target: 'waiting' }],
            },
          },
          waiting: { after: { backoff: 'loading' } },
          loaded: { type: 'final' },
          failed: { on: { retried: { target: 'loading', actions: assign({ tries: 0 }) } } },
        },
      },
      {
        actors: { load: request },
        guards: { 'is tired': ({ context }) => context.tries > 2 },
        delays: { backoff: ({ context }) => 500 * 2 ** context.tries },
      },
    ),
    lines: {
      // Only a source of events can be silent.
      outcomes: { load: {} },
      invariants: { 'is never loaded': ({ snapshot }) => snapshot.value !== 'loaded' },
    },
    findings: [
      'broken: is never loaded: in "loaded" | after no input → load: resolves',
      "unknown: What 'load' resolves with is unknown: undefined is assumed. | note outcomes: { 'load': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'a promise without onError that rejects',
    machine: createMachine(
      {
        id: 'rash',
        initial: 'on',
        states: { on: { invoke: { src: 'load', onDone: 'off' } }, off: { type: 'final' } },
      },
      { actors: { load: request } },
    ),
    lines: {
      outcomes: { load: { comes: { resolves: 1 }, fails: { rejects: new Error('no net') } } },
    },
    findings: [
      'broken: no actor fails unhandled: no net | after no input → load: fails',
      "lint: every promise has onError: 'load' in 'on' has none",
    ],
  },
  {
    what: 'a request whose answer a guard reads, and no one describes',
    machine: createMachine(
      {
        id: 'login',
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'who',
              onDone: [
                {
                  guard: ({ event }: { event: { output?: unknown } }) => event.output === 'admin',
                  target: 'admin',
                },
                { target: 'guest' },
              ],
              onError: 'guest',
            },
          },
          admin: { type: 'final' },
          guest: { type: 'final' },
        },
      },
      { actors: { who: request } },
    ),
    findings: [
      "unknown: What 'who' resolves with is unknown: undefined is assumed. | note outcomes: { 'who': { succeeds: { resolves: … } } }",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then states: 'admin' is never entered; transitions: 'asking: who succeeds [an unnamed guard] → admin' is never taken; guards: guard of 'asking: who succeeds [an unnamed guard] → admin': holds",
    ],
  },
  {
    what: 'a request that fails in two ways, of which the model makes errors',
    machine: createMachine(
      {
        id: 'login',
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'who',
              onDone: 'member',
              onError: [
                {
                  guard: ({ event }: { event: { error?: unknown } }) =>
                    event.error instanceof Error && event.error.message === 'unknown',
                  target: 'guest',
                },
                { target: 'offline' },
              ],
            },
          },
          member: { type: 'final' },
          guest: { type: 'final' },
          offline: { type: 'final' },
        },
      },
      { actors: { who: request } },
    ),
    lines: {
      outcomes: {
        who: {
          'is known': { resolves: 'Ann' },
          'is unknown': { rejects: 'unknown' },
          'is away': { rejects: 'away' },
        },
      },
      toError: (failure) => new Error(String(failure)),
    },
    findings: [],
  },
  {
    what: 'a request whose answer an action takes apart, and no one describes',
    machine: createMachine(
      {
        id: 'reader',
        context: { length: 0 },
        initial: 'reading',
        states: {
          reading: {
            invoke: {
              src: 'read',
              onDone: {
                target: 'read',
                actions: assign({ length: ({ event }) => event.output.text.length }),
              },
              onError: 'read',
            },
          },
          read: { type: 'final' },
        },
      },
      { actors: { read: request } },
    ),
    findings: [
      "unknown: What 'read' resolves with is unknown: undefined is assumed. | note outcomes: { 'read': { succeeds: { resolves: … } } } | then no actor fails unhandled: Cannot read properties of undefined (reading 'text')",
      "unknown: transitions: 'reading: read succeeds → read' is never taken",
    ],
  },
  {
    what: 'a request whose one answer the model describes, and the other not',
    machine: createMachine(
      {
        id: 'reader',
        context: { length: 0 },
        initial: 'reading',
        states: {
          reading: {
            invoke: {
              src: 'read',
              onDone: {
                target: 'read',
                actions: assign({ length: ({ event }) => event.output?.text.length ?? 0 }),
              },
              onError: 'read',
            },
          },
          read: { type: 'final' },
        },
      },
      { actors: { read: request } },
    ),
    lines: {
      outcomes: { read: { ends: { resolves: undefined }, 'finds a page': { resolves: {} } } },
    },
    findings: [
      "broken: no actor fails unhandled: Cannot read properties of undefined (reading 'length') | after no input → read: finds a page",
      "unknown: What 'read' resolves with is unknown: undefined is assumed. | note outcomes: { 'read': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'two requests of one name side by side, distinguished by their regions',
    machine: createMachine(
      {
        id: 'twins',
        type: 'parallel',
        states: Object.fromEntries(
          ['left', 'right'].map((side) => [
            side,
            {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    src: 'ask',
                    onDone: 'done',
                    onError: { target: 'asking', reenter: true },
                  },
                },
                done: { type: 'final' as const },
              },
            },
          ]),
        ),
      },
      { actors: { ask: request } },
    ),
    lines: { outcomes: { ask: { answers: { resolves: 1 } } } },
    findings: [],
  },
  {
    what: 'a page that starts two requests at once, and shows what comes first',
    machine: createMachine(
      {
        id: 'fastest',
        initial: 'asking',
        states: {
          asking: {
            invoke: [
              { id: 'near', src: 'ask', onDone: 'near', onError: 'far' },
              { id: 'far', src: 'ask', onDone: 'far', onError: 'near' },
            ],
          },
          near: { type: 'final' },
          far: { type: 'final' },
        },
      },
      { actors: { ask: request } },
    ),
    lines: { outcomes: { ask: { answers: { resolves: 1 } } } },
    findings: [],
  },
  {
    what: 'a request that is written into the machine, without a name',
    machine: createMachine({
      id: 'inline',
      initial: 'asking',
      states: {
        asking: { invoke: { src: request, onDone: 'done', onError: 'asking' } },
        done: { type: 'final' },
      },
    }),
    findings: [
      "unknown: What '0.inline.asking' resolves with is unknown: undefined is assumed. | note outcomes: { '0.inline.asking': { succeeds: { resolves: … } } } | then no deadlock: 'asking' is a last state, and not final; no livelock: only timers and results follow from \"asking\"",
    ],
  },
  {
    what: 'a request with an input, whose answer depends on it',
    machine: createMachine(
      {
        id: 'echo',
        context: { word: 'a', received: '' },
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              src: 'repeat',
              input: ({ context }) => ({ word: `${context.word}!` }),
              onDone: {
                target: 'asked',
                actions: assign({ received: ({ event }) => event.output }),
              },
              onError: 'asked',
            },
          },
          asked: { on: { again: 'asking' } },
        },
      },
      { actors: { repeat: request } },
    ),
    lines: {
      outcomes: {
        repeat: {
          echoes: { resolves: (_: number, { input }: AnsweringService) => Object(input).word },
        },
      },
    },
    findings: [],
  },
]
