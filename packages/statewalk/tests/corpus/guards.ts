import { and, assign, createMachine, not, or } from 'xstate'
import { request, type Shape } from './shape.ts'

/** Machines with guards that are placeholders, exhaustive, composed or never asked. */
export const guards: readonly Shape[] = [
  {
    what: 'a last state that no one has called final may be meant',
    machine: createMachine({
      id: 'order',
      initial: 'cart',
      states: {
        cart: { on: { paid: 'paid', dropped: 'dropped' } },
        paid: {},
        dropped: { type: 'final' },
      },
    }),
    findings: [
      "unknown: no deadlock: 'paid' is a last state, and not final | after no input → paid | note type: 'final' in the machine, or ends: ['paid'] | then no livelock: only timers and results follow from \"paid\"",
    ],
  },
  {
    what: 'a guard is a placeholder that reads nothing',
    machine: createMachine(
      {
        id: 'door',
        initial: 'shut',
        states: {
          shut: { on: { opened: [{ guard: 'is magic', target: 'vanished' }, { target: 'open' }] } },
          open: { on: { closed: 'shut' } },
          vanished: { on: { seen: 'shut' } },
        },
      },
      { guards: { 'is magic': () => false } },
    ),
    findings: [
      "unknown: The guard 'is magic' reads nothing and always has the same result. | note an implementation that reads the context or the event",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then states: 'vanished' is never entered; transitions: vanished: seen → shut; events: seen; transitions: 'shut: opened [is magic] → vanished' is never taken; guards: is magic: holds",
    ],
  },
  {
    what: 'what cannot be left because of a placeholder may be left one day',
    machine: createMachine(
      {
        id: 'vault',
        initial: 'open',
        states: {
          open: { on: { closed: 'shut', walled: 'walled up' } },
          shut: { on: { knocked: { guard: 'is known', target: 'open' } } },
          'walled up': { on: { blasted: { guard: () => false, target: 'open' } } },
        },
      },
      { guards: { 'is known': () => false } },
    ),
    findings: [
      "unknown: The guard 'is known' reads nothing and always has the same result. | note an implementation that reads the context or the event | then no deadlock: 'shut' can never be left from here; no livelock: only timers and results follow from \"shut\"",
      "unknown: The guard 'guard of 'walled up: blasted [an unnamed guard] → open'' reads nothing and always has the same result. | note an implementation that reads the context or the event | then no deadlock: 'walled up' can never be left from here",
      "unknown: 2 items are not reached | note what is unknown above, or wider bounds | then transitions: 'shut: knocked [is known] → open' is never taken; guards: is known: holds; transitions: 'walled up: blasted [an unnamed guard] → open' is never taken; guards: guard of 'walled up: blasted [an unnamed guard] → open': holds",
    ],
  },
  {
    what: 'both sides of an answer have a branch of their own',
    machine: createMachine(
      {
        id: 'exam',
        initial: 'marking',
        states: {
          marking: {
            invoke: {
              src: 'mark',
              onDone: [
                { guard: 'has passed', target: 'passed' },
                { guard: not('has passed'), target: 'failed' },
              ],
              onError: 'failed',
            },
          },
          passed: { type: 'final' },
          failed: { on: { repeated: 'marking' } },
        },
      },
      { actors: { mark: request }, guards: { 'has passed': ({ event }) => event.output >= 50 } },
    ),
    lines: { outcomes: { mark: { 'is good': { resolves: 70 }, 'is bad': { resolves: 20 } } } },
    findings: [],
  },
  {
    what: 'a timer and the end of a region have guarded branches only, whose guards are known to hold',
    machine: createMachine({
      id: 'oven',
      context: { isHot: true },
      initial: 'heating',
      states: {
        heating: {
          initial: 'on',
          states: {
            on: { after: { 1000: { guard: ({ context }) => context.isHot, target: 'off' } } },
            off: { type: 'final' },
          },
          onDone: { guard: ({ context }) => context.isHot, target: 'ready' },
        },
        ready: { on: { opened: 'heating' } },
      },
    }),
    findings: [
      "broken: guards: 'guards: guard of 'heating: done [an unnamed guard] → ready': does not hold' never occurs",
      "broken: guards: 'guards: guard of 'heating.on: ⏱ 1000 ms [an unnamed guard] → heating.off': does not hold' never occurs",
    ],
  },
  {
    what: 'guards are composed of others',
    machine: createMachine(
      {
        id: 'gate',
        context: { coins: 0, isMember: false },
        initial: 'shut',
        states: {
          shut: {
            on: {
              coin: {
                guard: ({ context }) => context.coins < 2,
                actions: assign({ coins: ({ context }) => context.coins + 1 }),
              },
              joined: { actions: assign({ isMember: true }) },
              pushed: {
                guard: or([
                  'is member',
                  and([({ context }) => context.coins > 1, not('is member')]),
                ]),
                target: 'open',
              },
            },
          },
          open: {
            on: { closed: { target: 'shut', actions: assign({ coins: 0, isMember: false }) } },
          },
        },
      },
      { guards: { 'is member': ({ context }) => context.isMember } },
    ),
    findings: [],
  },
  {
    what: 'a guard that only a rule asks is asked by no move',
    machine: createMachine(
      {
        id: 'owl',
        initial: 'asleep',
        states: {
          asleep: {
            on: { woken: { guard: 'is night', target: 'awake' }, turned: { actions: 'turn' } },
          },
          awake: { on: { tired: 'asleep' } },
        },
      },
      { guards: { 'is night': ({ context }) => context === null } },
    ),
    lines: {
      internal: ['woken'],
      ends: ['asleep'],
      invariants: { 'sleeps by day': ({ snapshot }) => !snapshot.can({ type: 'woken' }) },
    },
    findings: [
      "broken: states: 'awake' is never entered | then transitions: awake: tired → asleep; events: tired",
      "broken: transitions: 'asleep: woken [is night] → awake' is never taken | then guards: is night: holds; guards: is night: does not hold",
    ],
  },
  {
    what: 'a guard that another transition uses too does not follow from the first',
    machine: createMachine(
      {
        id: 'vault',
        initial: 'outside',
        states: {
          outside: {
            on: {
              entered: { guard: 'is open', target: 'inside' },
              climbed: { guard: 'is open', target: 'outside' },
            },
          },
          inside: { on: { left: { guard: 'is dark', target: 'outside' } } },
        },
      },
      {
        guards: {
          'is open': ({ context }) => context === null,
          'is dark': ({ context }) => context === null,
        },
      },
    ),
    lines: { ends: ['outside'] },
    findings: [
      "broken: states: 'inside' is never entered | then transitions: inside: left [is dark] → outside; guards: is dark: holds; guards: is dark: does not hold; events: left",
      "broken: transitions: 'outside: entered [is open] → inside' is never taken",
      "broken: transitions: 'outside: climbed [is open] → outside' is never taken",
      "broken: guards: 'guards: is open: holds' never occurs",
    ],
  },
]
