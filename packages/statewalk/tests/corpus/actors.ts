import { assign, createMachine, raise, spawnChild, stopChild } from 'xstate'
import { request, type Shape, source } from './shape.ts'

const item = createMachine(
  {
    id: 'item',
    initial: 'open',
    states: {
      open: { on: { ticked: 'saving' } },
      saving: { invoke: { src: 'save', onDone: 'ticked', onError: 'open' } },
      ticked: { type: 'final' },
    },
    output: 'done',
  },
  { actors: { save: request } },
)

const asks = createMachine(
  {
    id: 'asks',
    initial: 'asking',
    states: { asking: { invoke: { src: 'look', onDone: 'known' } }, known: { type: 'final' } },
  },
  { actors: { look: request } },
)

const bomb = createMachine(
  { id: 'bomb', on: { lit: { actions: 'explode' } } },
  {
    actions: {
      explode: () => {
        throw new Error('the fuse is out')
      },
    },
  },
)

/** Machines that run others: children, spawned lists, messages, actors that leak. */
export const actors: readonly Shape[] = [
  {
    what: 'a list runs one item, whose moves are its own',
    machine: createMachine(
      {
        id: 'list',
        initial: 'showing',
        states: {
          showing: { invoke: { src: 'item', onDone: 'empty' } },
          empty: { on: { filled: 'showing' } },
        },
      },
      { actors: { item } },
    ),
    findings: [],
  },
  {
    what: 'a child machine fails if its promise does, and the parent goes on',
    machine: createMachine(
      {
        id: 'host',
        initial: 'running',
        states: {
          running: { invoke: { src: 'asks', onDone: 'won', onError: 'lost' } },
          won: { type: 'final' },
          lost: { type: 'final' },
        },
      },
      { actors: { asks } },
    ),
    findings: [],
  },
  {
    what: 'a child machine fails because its promise does, which nothing handles',
    machine: createMachine(
      {
        id: 'host',
        initial: 'running',
        states: {
          running: { invoke: { src: 'asks', onDone: 'won' } },
          won: { type: 'final' },
        },
      },
      { actors: { asks } },
    ),
    lines: {
      outcomes: { look: { sees: { resolves: 1 }, fails: { rejects: new Error('no net') } } },
    },
    findings: ['broken: no actor fails unhandled: no net | after no input → look: fails'],
  },
  {
    what: 'a child machine throws, which its parent handles, and a dead state does not follow from it',
    machine: createMachine(
      {
        id: 'range',
        initial: 'shooting',
        states: {
          shooting: { invoke: { src: 'bomb', onError: 'hiding' } },
          hiding: { on: { again: 'shooting' } },
          resting: { on: { again: 'shooting' } },
        },
      },
      { actors: { bomb } },
    ),
    lines: { runs: ['explode'] },
    findings: [
      'broken: no actor fails unhandled: the fuse is out | after no input → bomb › lit',
      "broken: states: 'resting' is never entered | then transitions: resting: again → shooting",
    ],
  },
  {
    what: 'a stubbed child machine ends as the model says',
    machine: createMachine(
      {
        id: 'host',
        initial: 'running',
        states: {
          running: { invoke: { src: 'item', onDone: 'won', onError: 'lost' } },
          won: { type: 'final' },
          lost: { type: 'final' },
        },
      },
      { actors: { item } },
    ),
    lines: {
      outcomes: { item: { 'is ticked': { resolves: 'done' }, breaks: { rejects: 'no ink' } } },
    },
    findings: [],
  },
  {
    what: 'a table spawns a game without a name, which has the name of its machine',
    machine: createMachine({
      id: 'table',
      entry: spawnChild(createMachine({ id: 'game', on: { won: { actions: 'cheer' } } })),
    }),
    findings: [],
  },
  {
    what: 'a page spawns a note with an id, and stops it',
    machine: createMachine(
      {
        id: 'page',
        initial: 'empty',
        states: {
          empty: {
            on: { noted: { target: 'noted', actions: spawnChild('item', { id: 'note' }) } },
          },
          noted: { on: { erased: { target: 'empty', actions: stopChild('note') } } },
        },
      },
      { actors: { item } },
    ),
    findings: [],
  },
  {
    what: 'a page keeps its clerk, and spawns a log at every visit, which nothing stops',
    machine: createMachine(
      {
        id: 'page',
        context: { clerk: null as unknown },
        entry: assign({ clerk: ({ spawn }) => spawn('clerk') }),
        initial: 'shown',
        states: {
          shown: { on: { left: 'away' } },
          away: { entry: spawnChild('log'), on: { back: 'shown' } },
        },
      },
      { actors: { clerk: source, log: source } },
    ),
    lines: {
      outcomes: { clerk: {}, log: {} },
      rules: { 'context is plain JSON': false },
      limits: { actors: 5 },
    },
    findings: [
      "broken: no actor leak: each visit of 'away' starts another 'log' | after no input → left → back → left",
    ],
  },
  {
    what: 'a board keeps every card that it spawns, which may be meant',
    machine: createMachine(
      {
        id: 'board',
        context: { cards: [] as unknown[] },
        on: {
          added: {
            actions: assign({ cards: ({ context, spawn }) => [...context.cards, spawn('card')] }),
          },
        },
      },
      { actors: { card: source } },
    ),
    lines: {
      outcomes: { card: {} },
      rules: { 'context is plain JSON': false },
      limits: { actors: 5 },
    },
    findings: [
      "unknown: Not everything was explored: each 'added' starts another 'card'. | note 'project' without what no guard reads, 'within' with a bound, or a higher limit",
    ],
  },
  {
    what: 'a lobby replaces a guest by another of the same id, and the first goes on',
    machine: createMachine(
      { id: 'lobby', on: { came: { actions: spawnChild('guest', { id: 'guest' }) } } },
      { actors: { guest: source } },
    ),
    lines: { outcomes: { guest: {} } },
    findings: [
      "broken: no actor leak: each 'came' starts another 'guest' | after no input → came → came",
    ],
  },
  {
    what: 'a step starts a runner twice under one id, stops one, and its root keeps a watcher',
    machine: createMachine(
      {
        id: 'track',
        invoke: { src: 'watch' },
        on: {
          begun: {
            actions: [
              spawnChild('run', { id: 'runner' }),
              stopChild('runner'),
              spawnChild('run', { id: 'runner' }),
              stopChild('runner'),
            ],
          },
        },
      },
      { actors: { watch: source, run: source } },
    ),
    lines: { outcomes: { watch: {}, run: {} } },
    findings: ["broken: 'run' is never started."],
  },
  {
    what: 'a table has more and more reminders, which end by themselves',
    machine: createMachine({
      id: 'reminders',
      on: { typed: { actions: raise({ type: 'due' }, { delay: 1000 }) }, due: { actions: 'ring' } },
    }),
    lines: { limits: { actors: 3 } },
    findings: [
      "unknown: Not everything was explored: more and more timers 'due' are pending. | note 'project' without what no guard reads, 'within' with a bound, or a higher limit",
    ],
  },
  {
    what: 'a child of a model that names neither its model nor its outcomes',
    machine: createMachine(
      { id: 'bare', invoke: { src: 'item', onDone: {} } },
      { actors: { item } },
    ),
    lines: { defaults: false },
    findings: [
      "unknown: 'item' in 'bare' is a machine without a model in children. | then no livelock: only timers and results follow from {}",
    ],
  },
]
