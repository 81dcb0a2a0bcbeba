import { assign, createMachine, fromPromise, raise } from 'xstate'
import { type Shape, source } from './shape.ts'

const counter = createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { up: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
})

const lock = (first: 'pressed' | 'turned') => {
  const events = {
    pressed: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    turned: [
      { guard: ({ context }: { context: { count: number } }) => context.count > 0, target: 'open' },
      { target: 'jammed' },
    ],
  }
  return createMachine({
    id: 'lock',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: { on: { [first]: events[first], ...events } },
      jammed: { on: { opened: 'shut' } },
      open: { on: { opened: 'shut' } },
    },
  } as never)
}

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
})

/** What ends an exploration or makes it smaller: limits, bounds, projections. */
export const limits: readonly Shape[] = [
  {
    what: 'a counter has no end, and a limit',
    machine: counter,
    lines: { limits: { configurations: 3 } },
    findings: [
      "unknown: Not everything was explored: there are more than 3 configurations. | note 'project' without what no guard reads, 'within' with a bound, or a higher limit",
    ],
  },
  {
    what: 'a limit hides no pit that was explored before it',
    machine: createMachine({
      id: 'well',
      context: { steps: 0 },
      initial: 'above',
      states: {
        above: {
          on: {
            fell: 'below',
            walked: { actions: assign({ steps: ({ context }) => context.steps + 1 }) },
          },
        },
        below: { on: { shouted: { actions: 'shout' } } },
      },
    }),
    lines: { limits: { configurations: 3 } },
    findings: [
      "broken: no deadlock: 'below' can never be left from here | after no input → fell",
      "unknown: Not everything was explored: there are more than 3 configurations. | note 'project' without what no guard reads, 'within' with a bound, or a higher limit",
    ],
  },
  {
    what: 'a counter has a bound of the model',
    machine: counter,
    lines: { within: ({ count }) => count < 3 },
    findings: [],
  },
  {
    what: 'a model bounds the timers that are pending',
    machine: createMachine({
      id: 'reminders',
      on: { typed: { actions: raise({ type: 'due' }, { delay: 1000 }) }, due: { actions: 'ring' } },
    }),
    lines: { within: (_, { timers, actors }) => timers < 3 && actors === 0 },
    findings: [],
  },
  {
    what: 'a model bounds the actors that run',
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
      within: (_, { timers, actors }) => actors < 3 && timers === 0,
    },
    findings: [],
  },
  {
    what: 'what a bound of the model cuts off is unknown',
    machine: createMachine({
      id: 'stairs',
      context: { steps: 0 },
      initial: 'low',
      states: {
        low: {
          always: { guard: ({ context }) => context.steps === 9, target: 'high' },
          on: { climbed: { actions: assign({ steps: ({ context }) => context.steps + 1 }) } },
        },
        high: { on: { fell: { target: 'low', actions: assign({ steps: 0 }) } } },
      },
    }),
    lines: { within: ({ steps }) => steps < 3 },
    findings: [
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then states: 'high' is never entered; transitions: high: fell → low; events: fell; transitions: 'low: always [an unnamed guard] → high' is never taken; guards: guard of 'low: always [an unnamed guard] → high': holds",
    ],
  },
  {
    what: 'a projection hides what a guard reads',
    machine: lock('turned'),
    lines: { project: () => null },
    findings: [
      'broken: \'project\' hides something that matters: \'no input: turned\' leads to ["active","jammed",null,[],[],[[]],[]], but from the same configuration on another path to ["active","open",null,[],[],[[]],[]]',
      "broken: states: 'open' is never entered | then transitions: open: opened → shut",
      "broken: transitions: 'shut: turned [an unnamed guard] → open' is never taken",
    ],
  },
  {
    what: 'a projection keeps what a guard reads',
    machine: lock('turned'),
    lines: { project: ({ count }) => Math.min(count, 1) },
    findings: [],
  },
  {
    what: 'a machine changes its context in place',
    machine: createMachine(
      {
        id: 'mutator',
        context: () => ({ seen: [] as string[] }),
        on: { one: { actions: 'note' }, two: { actions: 'note' } },
      },
      { actions: { note: ({ context, event }) => void context.seen.push(event.type) } },
    ),
    lines: { runs: ['note'], within: ({ seen }) => seen.length < 2 },
    findings: [],
  },
  {
    what: 'ids and random numbers are the same in every run',
    machine: createMachine(
      {
        id: 'raffle',
        context: { id: '', number: 0 },
        initial: 'waiting',
        states: {
          waiting: {
            on: {
              picked: { target: 'picked', actions: 'draw' },
              dealt: { target: 'picked', actions: 'draw' },
            },
          },
          picked: { invoke: { src: 'print', onDone: 'waiting', onError: 'waiting' } },
        },
      },
      {
        actions: {
          draw: assign({
            id: () => crypto.randomUUID(),
            number: () => Math.floor(Math.random() * 4),
          }),
        },
        actors: { print: fromPromise(() => Promise.resolve()) },
      },
    ),
    lines: { project: ({ number }) => number },
    findings: [
      "unknown: What 'print' resolves with is unknown: undefined is assumed. | note outcomes: { 'print': { succeeds: { resolves: … } } }",
    ],
  },
  {
    what: 'a model without an input',
    machine: lamp,
    lines: { inputs: {} },
    findings: [
      'unknown: There is no input.',
      "unknown: 3 items are not reached | note what is unknown above, or wider bounds | then states: 'off' is never entered; transitions: off: pressed → on; states: 'on' is never entered; transitions: on: pressed → off; events: 'events: pressed' never occurs",
    ],
  },
]
