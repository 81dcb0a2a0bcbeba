import { assign, createMachine } from 'xstate'
import { request, type Shape, source } from './shape.ts'

const reader = createMachine(
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
)

const library = createMachine(
  {
    id: 'library',
    invoke: { src: 'listen' },
    initial: 'open',
    states: {
      open: { invoke: { src: 'reader', onDone: 'shut', onError: 'shut' } },
      shut: { type: 'final' },
    },
  },
  { actors: { reader, listen: source } },
)

const shop = createMachine({
  id: 'shop',
  context: { name: '' },
  initial: 'open',
  states: {
    open: {
      on: {
        paid: { target: 'sold', actions: assign({ name: ({ event }) => event.card.name.trim() }) },
      },
    },
    sold: { on: { paid: { guard: ({ event }) => event.card.name === 'Ann', target: 'open' } } },
  },
})

/** A proxy of another thread: every property of it is such a proxy, and every call a promise. */
const remote: () => unknown = new Proxy(() => {}, {
  get: () => remote,
  apply: () => Promise.resolve(),
})

/** Shapes of machines of others, on which the engine once said something that was not so. */
export const field: readonly Shape[] = [
  {
    what: 'a child machine takes an answer apart that no one describes, and a rule breaks with it',
    machine: library,
    lines: { invariants: { 'stays open': ({ snapshot }) => snapshot.value === 'open' } },
    findings: [
      "unknown: 'listen' is a callback: the events that it sends are unknown. | note outcomes: { 'listen': { reports: { sends: { type: … } } } }, or {} if it sends none",
      "unknown: What 'read' resolves with is unknown: undefined is assumed. | note outcomes: { 'read': { succeeds: { resolves: … } } } | then no actor fails unhandled: Cannot read properties of undefined (reading 'text'); stays open: in \"shut\"",
    ],
  },
  {
    what: 'a child machine takes an answer apart that is nothing, as the model says',
    machine: library,
    lines: { outcomes: { read: { 'finds nothing': { resolves: undefined } }, listen: {} } },
    findings: [
      "broken: no actor fails unhandled: Cannot read properties of undefined (reading 'text') | after no input → read: finds nothing",
    ],
  },
  {
    what: 'a service of one name, whose failure the machine handles and its child does not',
    machine: createMachine(
      {
        id: 'office',
        initial: 'reading',
        states: {
          reading: { invoke: { src: 'read', onDone: 'asking', onError: 'asking' } },
          asking: { invoke: { src: 'clerk', onDone: 'done' } },
          done: { type: 'final' },
        },
      },
      {
        actors: {
          read: request,
          clerk: createMachine(
            {
              id: 'clerk',
              initial: 'reading',
              states: {
                reading: { invoke: { src: 'read', onDone: 'read' } },
                read: { type: 'final' },
              },
            },
            { actors: { read: request } },
          ),
        },
      },
    ),
    findings: [
      "unknown: What 'read' resolves with is unknown: undefined is assumed. | note outcomes: { 'read': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'the first step starts an actor and stops it again, while a service of the root starts',
    machine: createMachine(
      {
        id: 'relay',
        initial: 'passing',
        invoke: { src: 'watch' },
        states: {
          passing: { invoke: { src: 'ask', onDone: 'idle', onError: 'idle' }, always: 'idle' },
          idle: { on: { begun: 'passing' } },
        },
      },
      { actors: { watch: source, ask: request } },
    ),
    lines: { outcomes: { watch: {}, ask: { answers: { resolves: 1 } } } },
    findings: [
      "broken: no deadlock: 'idle' can never be left from here | after no input",
      "broken: 'ask' is never started.",
      "broken: transitions: 'passing: ask succeeds → idle' is never taken",
      "broken: transitions: 'passing: ask fails → idle' is never taken",
      "broken: outcomes: 'outcomes: ask: answers' never occurs",
      "broken: outcomes: 'outcomes: ask: rejects' never occurs",
    ],
  },
  {
    what: 'a file that is a child at every upload, which says what makes it so many',
    machine: createMachine(
      {
        id: 'uploads',
        context: { files: [] as unknown[] },
        on: {
          dropped: {
            actions: assign({ files: ({ context, spawn }) => [...context.files, spawn('file')] }),
          },
        },
      },
      {
        actors: {
          file: createMachine({
            id: 'file',
            initial: 'waiting',
            states: { waiting: { on: { started: 'done' } }, done: { type: 'final' } },
          }),
        },
      },
    ),
    lines: { rules: { 'context is plain JSON': false }, limits: { configurations: 60 } },
    findings: [
      "unknown: Not everything was explored: there are more than 60 configurations, and each 'dropped' starts another 'file'. | note 'project' without what no guard reads, 'within' with a bound, or a higher limit",
    ],
  },
  {
    what: 'a timer whose action throws is only the throw',
    machine: createMachine(
      {
        id: 'fuse',
        initial: 'lit',
        states: {
          lit: { after: { 1000: { target: 'out', actions: 'explode' } } },
          out: { type: 'final' },
        },
      },
      {
        actions: {
          explode: () => {
            throw new Error('the fuse is out')
          },
        },
      },
    ),
    lines: { runs: ['explode'] },
    findings: [
      'broken: no actor fails unhandled: the fuse is out | after no input → ⏱ 1000 ms | then states: out; transitions: lit: ⏱ 1000 ms → out',
    ],
  },
  {
    what: 'a timer asks for a part of the browser that Node does not have, which is no mistake',
    machine: createMachine(
      {
        id: 'tab',
        initial: 'shown',
        states: {
          shown: { after: { 1000: { guard: () => document.hasFocus(), target: 'saving' } } },
          saving: { invoke: { src: 'save', onDone: 'shown', onError: 'shown' } },
        },
      },
      { actors: { save: request } },
    ),
    findings: [
      "unknown: no actor fails unhandled: Unable to evaluate guard in transition for event 'xstate.after.1000.tab.shown' in state node 'tab.shown':\ndocument is not defined | after no input → ⏱ 1000 ms | note globalThis.document, set before the machine is imported | then states: saving; transitions: saving: save succeeds → shown; transitions: saving: save fails → shown; outcomes: save: resolves; outcomes: save: rejects; transitions: shown: ⏱ 1000 ms [an unnamed guard] → saving; guards: guard of 'shown: ⏱ 1000 ms [an unnamed guard] → saving': holds; guards: guard of 'shown: ⏱ 1000 ms [an unnamed guard] → saving': does not hold; 'save' is never started.",
      "unknown: What 'save' resolves with is unknown: undefined is assumed. | note outcomes: { 'save': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'a delay without an implementation is said, and the rest is explored',
    machine: createMachine({
      id: 'draft',
      initial: 'typing',
      states: {
        typing: { on: { paused: 'resting' } },
        resting: { after: { PT2W: 'forgotten' }, on: { typed: 'typing' } },
        forgotten: { type: 'final' },
      },
    }),
    findings: [
      "unknown: The delay 'PT2W' has no implementation: the longest possible one is assumed. | note delays: { 'PT2W': … } in setup",
    ],
  },
  {
    what: 'a delay that only the model implements',
    machine: createMachine({
      id: 'draft',
      initial: 'typed',
      states: { typed: { after: { PT2W: 'forgotten' } }, forgotten: { type: 'final' } },
    }),
    lines: { delays: () => ({ PT2W: () => 1_209_600_000 }) },
    findings: [],
  },
  {
    what: 'samples without a type are one mistake, which says what to write',
    machine: shop,
    lines: {
      events: {
        paid: {
          'by Bea': { card: { name: 'Bea' } } as never,
          'by Ann': { card: { name: 'Ann' } } as never,
        },
      },
    },
    findings: ["broken: The samples of 'paid' have no type: write { type: 'paid', … }."],
  },
  {
    what: 'a context holds what cannot be stored, such as a proxy of another thread',
    machine: createMachine({
      id: 'box',
      context: { held: null as unknown },
      initial: 'empty',
      states: {
        empty: {
          on: {
            filled: { target: 'full', actions: assign({ held: () => new Map([[1, remote]]) }) },
          },
        },
        full: { on: { emptied: { target: 'empty', actions: assign({ held: null }) } } },
      },
    }),
    findings: [
      'lint: context is plain JSON: context.held: an instance of Map | after no input → filled',
    ],
  },
]
