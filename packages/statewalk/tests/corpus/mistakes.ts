import { assign, createMachine } from 'xstate'
import { request, type Shape } from './shape.ts'

/** Machines with a mistake in their chart: dead ends, dead parts, gaps between guards. */
export const mistakes: readonly Shape[] = [
  {
    what: 'a pit can be fallen into, and only shouts are possible there',
    machine: createMachine({
      id: 'pit',
      initial: 'above',
      states: {
        above: { on: { fell: 'below' } },
        below: { on: { shouted: { actions: 'shout' } } },
      },
    }),
    findings: ["broken: no deadlock: 'below' can never be left from here | after no input → fell"],
  },
  {
    what: 'a last state in which something still runs is a mistake',
    machine: createMachine(
      {
        id: 'order',
        initial: 'cart',
        states: {
          cart: { on: { paid: 'paid' } },
          paid: { invoke: { src: 'thank', onDone: {}, onError: {} } },
        },
      },
      { actors: { thank: request } },
    ),
    lines: { outcomes: { thank: { thanks: { resolves: 1 } } } },
    findings: [
      'broken: no deadlock: \'paid\' can never be left from here | after no input → paid | then no livelock: only timers and results follow from "paid"',
    ],
  },
  {
    what: 'a state refuses the only event that would leave it',
    machine: createMachine({
      id: 'trap',
      initial: 'free',
      on: { freed: '.free' },
      states: { free: { on: { caught: 'caught' } }, caught: { on: { freed: undefined } } },
    }),
    findings: [
      'broken: no deadlock: \'caught\' can never be left from here | after no input → caught | then no livelock: only timers and results follow from "caught"',
    ],
  },
  {
    what: 'a region is stuck while another one goes on',
    machine: createMachine({
      id: 'panel',
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
        },
        knob: {
          initial: 'free',
          states: { free: { on: { jammed: 'stuck' } }, stuck: { on: { jammed: {} } } },
        },
      },
    }),
    findings: [
      "broken: no deadlock: 'knob.stuck' can never be left from here | after no input → jammed",
    ],
  },
  {
    what: 'a region that has ended is not stuck, nor is the only state of a region',
    machine: createMachine({
      id: 'panel',
      type: 'parallel',
      states: {
        lamp: {
          initial: 'off',
          states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
        },
        fuse: {
          initial: 'whole',
          states: { whole: { on: { blown: 'gone' } }, gone: { type: 'final' } },
        },
        frame: { initial: 'there', states: { there: {} } },
      },
    }),
    findings: [],
  },
  {
    what: 'a door has a cellar that nothing leads to',
    machine: createMachine(
      {
        id: 'building',
        initial: 'hall',
        states: {
          hall: { on: { entered: 'kitchen' } },
          kitchen: { on: { left: 'hall' } },
          attic: {
            initial: 'dark',
            on: { left: 'hall' },
            states: {
              dark: { on: { lit: { guard: 'has a match', target: 'bright' } } },
              bright: { invoke: { src: 'sing', onDone: 'dark', onError: 'dark' } },
            },
          },
        },
      },
      { actors: { sing: request }, guards: { 'has a match': ({ context }) => context !== null } },
    ),
    findings: [
      "unknown: What 'sing' resolves with is unknown: undefined is assumed. | note outcomes: { 'sing': { succeeds: { resolves: … } } }",
      "unknown: 'sing' is never started.",
      "unknown: states: 'attic' is never entered | then states: attic.dark; states: attic.bright; transitions: attic: left → hall; transitions: attic.dark: lit [has a match] → attic.bright; transitions: attic.bright: sing succeeds → attic.dark; transitions: attic.bright: sing fails → attic.dark; guards: has a match: holds; guards: has a match: does not hold; outcomes: sing: resolves; outcomes: sing: rejects; events: lit",
    ],
  },
  {
    what: 'a guard depends on a count that never comes so far',
    machine: createMachine({
      id: 'club',
      context: { age: 16 },
      initial: 'outside',
      states: {
        outside: {
          on: {
            asked: [
              { guard: ({ context }) => context.age > 17, target: 'inside' },
              { actions: 'refuse' },
            ],
          },
        },
        inside: { on: { left: 'outside' } },
      },
    }),
    findings: [
      "broken: no deadlock: 'outside' can never be left from here | after no input",
      "broken: states: 'inside' is never entered | then transitions: inside: left → outside; events: left",
      "broken: transitions: 'outside: asked [an unnamed guard] → inside' is never taken | then guards: guard of 'outside: asked [an unnamed guard] → inside': holds",
    ],
  },
  {
    what: 'one answer of each service has no branch, and is lost',
    machine: createMachine(
      {
        id: 'exam',
        initial: 'marking',
        states: {
          marking: {
            invoke: {
              src: 'mark',
              onDone: { guard: 'has passed', target: 'passed' },
              onError: 'failed',
            },
            on: { left: 'failed' },
          },
          passed: {
            invoke: {
              src: 'sign',
              onDone: {
                guard: ({ event }: { event: { output?: unknown } }) => event.output === 'Ann',
                target: 'signed',
              },
              onError: 'failed',
            },
            on: { left: 'failed' },
          },
          signed: { type: 'final' },
          failed: { on: { repeated: 'marking' } },
        },
      },
      {
        actors: { mark: request, sign: request },
        guards: { 'has passed': ({ event }) => event.output >= 50 },
      },
    ),
    lines: {
      outcomes: {
        mark: { 'is good': { resolves: 70 }, 'is bad': { resolves: 20 } },
        sign: { 'is right': { resolves: 'Ann' }, 'is wrong': { resolves: 'Bea' } },
      },
    },
    findings: [
      "lint: every choice has an unguarded branch: no branch is left open after 'marking: mark succeeds [has passed] → passed' | after no input → mark: is bad",
      "lint: every choice has an unguarded branch: no branch is left open after 'passed: sign succeeds [an unnamed guard] → signed' | after no input → mark: is good → sign: is wrong",
    ],
  },
  {
    what: 'a region ends, and no branch after it is open',
    machine: createMachine({
      id: 'oven',
      context: { dish: 'cake' },
      initial: 'heating',
      on: { restarted: '.heating' },
      states: {
        heating: {
          initial: 'on',
          states: { on: { on: { rung: 'off' } }, off: { type: 'final' } },
          onDone: { guard: ({ context }) => context.dish === 'bread', target: 'ready' },
        },
        ready: {},
      },
    }),
    findings: [
      "lint: every choice has an unguarded branch: no branch is left open after 'heating: done [an unnamed guard] → ready' | after no input → rung",
      "broken: states: 'ready' is never entered",
      "broken: transitions: 'heating: done [an unnamed guard] → ready' is never taken | then guards: guard of 'heating: done [an unnamed guard] → ready': holds",
    ],
  },
  {
    what: 'a machine throws when it ends, and has no deadlock besides',
    machine: createMachine(
      {
        id: 'faulty',
        initial: 'above',
        states: {
          above: { on: { fell: 'below' } },
          below: { on: { rose: { guard: 'throws', target: 'above' } } },
        },
      },
      {
        guards: {
          throws: ({ context }) => {
            throw new Error(`broken ${typeof context}`)
          },
        },
      },
    ),
    findings: [
      "broken: no actor fails unhandled: Unable to evaluate guard 'throws' in transition for event 'rose' in state node 'faulty.below':\nbroken object | after no input → fell → rose | then transitions: below: rose [throws] → above; guards: throws: holds; guards: throws: does not hold",
    ],
  },
  {
    what: 'a queue has a rule of its own that a second press breaks',
    machine: createMachine({
      id: 'lift',
      context: { floor: 0 },
      on: {
        up: {
          guard: ({ context }) => context.floor < 3,
          actions: assign({ floor: ({ context }) => context.floor + 1 }),
        },
      },
    }),
    lines: {
      invariants: {
        'never above the first floor': ({ snapshot }) => snapshot.context.floor < 2,
        'one floor for each press': ({ snapshot, sent }) =>
          snapshot.context.floor === (sent.up ?? 0),
        'one press is one event': ({ justNow, last }) =>
          (justNow.sent.up ?? 0) <= 1 && (last.before === null || last.event?.type === 'up'),
      },
    },
    findings: [
      'broken: never above the first floor: in {} | after no input → up → up',
      'broken: no livelock: only timers and results follow from {} | after no input → up → up → up',
    ],
  },
]
