import { createMachine, fromEventObservable, fromObservable, fromTransition } from 'xstate'
import { request, type Shape, source } from './shape.ts'

const subscription = () => ({ subscribe: () => ({ unsubscribe() {} }) })

/** Machines whose model describes their services in whole, in part or not at all. */
export const outcomes: readonly Shape[] = [
  {
    what: 'a service that is declared and that nothing starts',
    machine: createMachine(
      { id: 'idle', on: { pressed: { actions: 'beep' } } },
      { actors: { load: request } },
    ),
    findings: ["broken: 'load' is never started."],
  },
  {
    what: 'a model that lacks the outcomes of its services',
    machine: createMachine(
      {
        id: 'bare',
        type: 'parallel',
        states: {
          one: { invoke: { src: 'load', onDone: {}, onError: {} } },
          two: { invoke: { src: 'listen' } },
          three: { invoke: { src: 'stream', onSnapshot: { actions: 'show' } } },
          four: { invoke: { src: 'feed' } },
          five: { invoke: { src: 'child', onDone: {}, onError: {} } },
          six: { invoke: { src: 'save', onDone: {} } },
        },
      },
      {
        actors: {
          load: request,
          save: request,
          listen: source,
          stream: fromObservable(subscription),
          feed: fromEventObservable(subscription),
          child: createMachine({}),
        },
      },
    ),
    lines: {
      defaults: false,
      outcomes: {
        load: { fails: { rejects: 1 } },
        child: { grows: { next: { size: 1 } } },
        save: { saves: { resolves: 1 } },
      },
    },
    findings: [
      "lint: every promise has onError: 'save' in 'six' has none",
      'unknown: \'load\' in \'one\' has no outcome that resolves. | then no livelock: only timers and results follow from {"one":{},"two":{},"three":{},"four":{},"five":{},"six":{}}',
      "unknown: 'listen' in 'two' is a subscription without an outcome that sends.",
      "unknown: 'stream' in 'three' has no outcome with a next value.",
      "unknown: 'feed' in 'four' is a subscription without an outcome that sends.",
      "unknown: 'child' in 'five' has no outcome that resolves.",
      "unknown: 'child' in 'five' has no outcome that rejects.",
      "unknown: 'save' in 'six' has no outcome that rejects.",
    ],
  },
  {
    what: 'a model that says of its services all that the machine handles',
    machine: createMachine(
      {
        id: 'complete',
        type: 'parallel',
        on: { received: { actions: 'show' } },
        states: {
          one: { invoke: { src: 'watch' } },
          two: { invoke: { src: 'listen' } },
          three: { invoke: { src: 'stream' } },
          four: { invoke: { src: 'count' } },
          five: { invoke: { src: 'child' } },
        },
      },
      {
        actors: {
          watch: source,
          listen: source,
          stream: fromObservable(subscription),
          count: fromTransition((count: number) => count, 0),
          child: createMachine({}),
        },
      },
    ),
    lines: {
      defaults: false,
      outcomes: {
        watch: {},
        listen: { receives: { sends: { type: 'received' } } },
        child: { grows: { next: { size: 1 } } },
      },
    },
    findings: [],
  },
  {
    what: 'a service in two states is one unknown result',
    machine: createMachine(
      {
        id: 'twice',
        initial: 'asking',
        states: {
          asking: { invoke: { src: 'ask', onDone: 'asking again', onError: 'asking again' } },
          'asking again': { invoke: { src: 'ask', onDone: 'done', onError: 'done' } },
          done: { type: 'final' },
        },
      },
      { actors: { ask: request } },
    ),
    findings: [
      "unknown: What 'ask' resolves with is unknown: undefined is assumed. | note outcomes: { 'ask': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'a request whose result the machine ignores',
    machine: createMachine(
      { id: 'report', invoke: { src: 'send', onError: {} }, on: { left: { actions: 'leave' } } },
      { actors: { send: request } },
    ),
    findings: [],
  },
]
