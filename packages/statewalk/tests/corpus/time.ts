import { assign, createMachine, raise } from 'xstate'
import { request, type Shape } from './shape.ts'

/** Machines with timers: delays, races, loops that only time keeps going. */
export const time: readonly Shape[] = [
  {
    what: 'a toast hides after a while, unless it is held',
    machine: createMachine(
      {
        id: 'toast',
        initial: 'shown',
        states: {
          shown: { on: { held: 'held' }, after: { visible: 'hidden' } },
          held: { on: { released: 'shown' } },
          hidden: { type: 'final' },
        },
      },
      { delays: { visible: 4000 } },
    ),
    findings: [],
  },
  {
    what: 'a poll without an end, a pit beside it, and a rule that looking breaks are three mistakes',
    machine: createMachine(
      {
        id: 'poll',
        initial: 'idle',
        states: {
          idle: { on: { begun: 'looking', slipped: 'stuck' } },
          looking: { invoke: { src: 'look', onDone: 'pausing', onError: 'pausing' } },
          pausing: { after: { 1000: 'looking' } },
          stuck: { on: { shouted: { actions: 'shout' } } },
        },
      },
      { actors: { look: request } },
    ),
    lines: {
      outcomes: { look: { looks: { resolves: 1 } } },
      invariants: { 'never looks': ({ snapshot }) => snapshot.value !== 'looking' },
    },
    findings: [
      'broken: never looks: in "looking" | after no input → begun',
      "broken: no deadlock: 'stuck' can never be left from here | after no input → slipped",
      'broken: no livelock: only timers and results follow from "looking" | after no input → begun',
    ],
  },
  {
    what: 'two timers race, one of which ends the other',
    machine: createMachine({
      id: 'race',
      initial: 'running',
      states: {
        running: {
          type: 'parallel',
          states: {
            hare: {
              initial: 'runs',
              states: { runs: { after: { 6000: 'rests' } }, rests: { after: { 6000: 'runs' } } },
            },
            tortoise: { initial: 'runs', states: { runs: { after: { 15000: '#race.over' } } } },
          },
        },
        over: { on: { restarted: 'running' } },
      },
    }),
    findings: [],
  },
  {
    what: 'two timers are due together, and are one move',
    machine: createMachine({
      id: 'bells',
      type: 'parallel',
      states: {
        low: {
          initial: 'still',
          states: { still: { after: { 500: 'rung' } }, rung: { type: 'final' } },
        },
        high: {
          initial: 'still',
          states: { still: { after: { 500: 'rung' } }, rung: { type: 'final' } },
        },
      },
    }),
    findings: [],
  },
  {
    what: 'a lamp has a timer whose only branch never holds, which explains no other dead part',
    machine: createMachine(
      {
        id: 'lamp',
        initial: 'off',
        states: {
          off: { on: { pressed: 'on', dimmed: 'dim' } },
          on: { after: { 1000: { guard: 'is late', target: 'off' } }, on: { pressed: 'off' } },
          dim: { after: { 500: [{ guard: 'is early', target: 'off' }, { target: 'on' }] } },
          flickering: { on: { pressed: 'off' } },
        },
      },
      {
        guards: {
          'is late': ({ context }) => context === null,
          'is early': ({ context }) => context === null,
        },
      },
    ),
    lines: { invariants: { 'is never on': ({ snapshot }) => snapshot.value !== 'on' } },
    findings: [
      'broken: is never on: in "on" | after no input → pressed',
      "broken: every timer has an effect: '⏱ 1000 ms' takes no transition | after no input → pressed | then transitions: on: ⏱ 1000 ms [is late] → off; guards: is late: holds",
      "broken: states: 'flickering' is never entered | then transitions: flickering: pressed → off",
      "broken: transitions: 'dim: ⏱ 500 ms [is early] → off' is never taken | then guards: is early: holds",
    ],
  },
  {
    what: 'two timers that are due together and have no effect are one mistake',
    machine: createMachine(
      {
        id: 'bells',
        type: 'parallel',
        states: {
          low: {
            initial: 'still',
            states: {
              still: {
                after: { hour: { guard: 'is noon', target: 'rung' } },
                on: { pulled: 'rung' },
              },
              rung: { type: 'final' },
            },
          },
          high: {
            initial: 'still',
            states: {
              still: {
                after: { half: { guard: 'is one', target: 'rung' } },
                on: { pulled: 'rung' },
              },
              rung: { type: 'final' },
            },
          },
        },
      },
      {
        delays: { hour: 500, half: 500 },
        guards: {
          'is noon': ({ context }) => context === null,
          'is one': ({ context }) => context === null,
        },
      },
    ),
    findings: [
      "broken: every timer has an effect: '⏱ hour + half' takes no transition | after no input | then transitions: low.still: ⏱ hour [is noon] → low.rung; guards: is noon: holds; transitions: high.still: ⏱ half [is one] → high.rung; guards: is one: holds",
    ],
  },
  {
    what: 'a lamp that only its timer could switch off, which never does',
    machine: createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { pressed: 'on' } },
        on: { after: { 1000: { guard: ({ context }) => context === null, target: 'off' } } },
      },
    }),
    findings: [
      'broken: no deadlock: \'on\' can never be left from here | after no input → pressed | then no livelock: only timers and results follow from "on"',
      "broken: every timer has an effect: '⏱ 1000 ms' takes no transition | after no input → pressed | then transitions: on: ⏱ 1000 ms [an unnamed guard] → off; guards: guard of 'on: ⏱ 1000 ms [an unnamed guard] → off': holds",
    ],
  },
  {
    what: 'a session ends at a time of day, and a delay of the model computes it',
    machine: createMachine(
      {
        id: 'session',
        context: { endsAt: 0 },
        initial: 'in',
        states: {
          in: { entry: assign({ endsAt: () => Date.now() + 5000 }), after: { rest: 'out' } },
          out: { on: { 'signed in': 'in' } },
        },
      },
      { delays: { rest: ({ context }) => context.endsAt - Date.now() } },
    ),
    lines: { delays: (now) => ({ rest: ({ context }) => context.endsAt - now() }) },
    findings: [],
  },
  {
    what: 'a delayed event of the machine itself is no event of a person',
    machine: createMachine({
      id: 'clock',
      initial: 'idle',
      on: { ticked: { actions: 'tick' } },
      states: {
        idle: { on: { begun: 'running' } },
        running: { entry: raise({ type: 'ticked' }, { delay: 10 }), on: { ticked: 'idle' } },
      },
    }),
    findings: ["broken: transitions: 'clock: ticked → stays' is never taken"],
  },
  {
    what: 'a move restarts its timer if it re-enters, and keeps it if not',
    machine: createMachine({
      id: 'idle',
      initial: 'awake',
      states: {
        awake: {
          after: { 60000: 'asleep' },
          on: { moved: { target: 'awake', reenter: true }, looked: { actions: 'look' } },
        },
        asleep: { on: { moved: 'awake' } },
      },
    }),
    lines: { limits: { pauses: 1 } },
    findings: [],
  },
  {
    what: 'a circuit breaker opens after two failures, and tries again later',
    machine: createMachine(
      {
        id: 'breaker',
        context: { failures: 0 },
        initial: 'closed',
        states: {
          closed: {
            on: {
              failed: [
                { guard: ({ context }) => context.failures === 1, target: 'open' },
                { actions: assign({ failures: ({ context }) => context.failures + 1 }) },
              ],
              passed: { actions: assign({ failures: 0 }) },
            },
          },
          open: { after: { rest: 'half open' } },
          'half open': {
            on: { failed: 'open', passed: { target: 'closed', actions: assign({ failures: 0 }) } },
          },
        },
      },
      { delays: { rest: 30000 } },
    ),
    lines: {
      temporalRules: {
        'rests before it tries': {
          after: { entered: 'open' },
          never: { entered: 'half open' },
          for: { ms: 30000 },
        },
        'fails at most twice': { atMost: 2, of: { sent: 'failed' }, per: { sent: 'passed' } },
        'tries again': {
          after: { entered: 'open' },
          expect: { entered: 'half open' },
          within: { ms: 30000 },
        },
        'is open only after a failure': { never: { entered: 'open' }, before: { sent: 'failed' } },
        'is closed until it passes': {
          after: { entered: 'open' },
          never: { entered: 'closed' },
          until: { sent: 'passed' },
        },
      },
    },
    findings: ['broken: fails at most twice: in "closed" | after no input → failed'],
  },
  {
    what: 'the timer of a child machine may have no effect',
    machine: createMachine(
      { id: 'parent', invoke: { src: 'child' }, on: { left: { actions: 'leave' } } },
      {
        actors: {
          child: createMachine({
            id: 'child',
            initial: 'on',
            states: {
              on: { after: { 100: { guard: ({ context }) => context === null, target: 'off' } } },
              off: {},
            },
          }),
        },
      },
    ),
    findings: [],
  },
]
