import { assign, createMachine, emit, stateIn } from 'xstate'
import { request, type Shape } from './shape.ts'

/** Machines without a mistake: forms, players, counters, wizards. */
export const everyday: readonly Shape[] = [
  {
    what: 'a lamp is switched',
    machine: createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { pressed: 'on' } }, on: { on: { pressed: 'off' } } },
    }),
    findings: [],
  },
  {
    what: 'a log has one event, which leads back to where it is',
    machine: createMachine(
      { id: 'log', on: { logged: { actions: 'write' } } },
      {
        actions: {
          write: () => {
            throw new Error('an action runs for real')
          },
        },
      },
    ),
    findings: [],
  },
  {
    what: 'a lights crossing changes by its timers alone, and a switch turns it off',
    machine: createMachine({
      id: 'crossing',
      initial: 'red',
      on: { 'switched off': '.dark' },
      states: {
        red: { tags: ['stop'], after: { 4000: 'green' } },
        green: { tags: ['go'], after: { 5000: 'yellow' } },
        yellow: { tags: ['stop'], after: { 1000: 'red' } },
        dark: { on: { 'switched on': 'red' } },
      },
    }),
    findings: [],
  },
  {
    what: 'a stepper counts between two bounds',
    machine: createMachine(
      {
        id: 'stepper',
        context: { count: 0 },
        on: {
          up: { guard: 'is below three', actions: assign({ count: (x) => x.context.count + 1 }) },
          down: { guard: 'is above zero', actions: assign({ count: (x) => x.context.count - 1 }) },
        },
      },
      {
        guards: {
          'is below three': ({ context }) => context.count < 3,
          'is above zero': ({ context }) => context.count > 0,
        },
      },
    ),
    findings: [],
  },
  {
    what: 'a turnstile needs a coin, and says so',
    machine: createMachine({
      id: 'turnstile',
      initial: 'locked',
      states: {
        locked: {
          on: { coin: 'unlocked', push: { actions: emit({ type: 'alarm' }) } },
          exit: 'click',
        },
        unlocked: {
          entry: ['click', { type: 'light', params: { colour: 'green' } }],
          on: { push: 'locked', coin: {} },
        },
      },
    }),
    findings: [],
  },
  {
    what: 'a player has volume and playback side by side, and a mute that only playing allows',
    machine: createMachine({
      id: 'player',
      type: 'parallel',
      states: {
        playback: {
          initial: 'paused',
          states: { paused: { on: { play: 'playing' } }, playing: { on: { pause: 'paused' } } },
        },
        volume: {
          initial: 'loud',
          states: {
            loud: { on: { mute: { guard: stateIn({ playback: 'playing' }), target: 'muted' } } },
            muted: { on: { mute: 'loud' } },
          },
        },
      },
    }),
    findings: [],
  },
  {
    what: 'a form has fields that are checked side by side, and ends when both are valid',
    machine: createMachine({
      id: 'form',
      initial: 'filling',
      states: {
        filling: {
          type: 'parallel',
          states: {
            name: {
              initial: 'empty',
              states: { empty: { on: { 'name typed': 'valid' } }, valid: { type: 'final' } },
            },
            terms: {
              initial: 'open',
              states: { open: { on: { accepted: 'done' } }, done: { type: 'final' } },
            },
          },
          onDone: 'ready',
        },
        ready: { on: { sent: 'sent' } },
        sent: { type: 'final', entry: 'thank' },
      },
    }),
    findings: [],
  },
  {
    what: 'a keypad takes two digits and opens for the right ones',
    machine: createMachine({
      id: 'keypad',
      context: { code: '' },
      initial: 'waiting',
      states: {
        waiting: {
          on: {
            digit: {
              target: 'deciding',
              actions: assign({ code: ({ context, event }) => context.code + event.digit }),
            },
          },
        },
        deciding: {
          always: [
            { guard: ({ context }) => context.code === '12', target: 'open' },
            { guard: ({ context }) => context.code.length < 2, target: 'waiting' },
            { target: 'waiting', actions: assign({ code: '' }) },
          ],
        },
        open: { on: { closed: { target: 'waiting', actions: assign({ code: '' }) } } },
      },
    }),
    lines: {
      events: { digit: { one: { type: 'digit', digit: '1' }, two: { type: 'digit', digit: '2' } } },
    },
    findings: [],
  },
  {
    what: 'a menu closes on any other event, and says which keys it knows',
    machine: createMachine({
      id: 'menu',
      initial: 'closed',
      states: {
        closed: { on: { 'key.enter': 'open' } },
        open: {
          on: { 'key.down': { actions: 'move' }, 'key.*': { actions: 'beep' }, '*': 'closed' },
        },
      },
    }),
    findings: [],
  },
  {
    what: 'a shop forbids in one state what it allows in all others',
    machine: createMachine({
      id: 'shop',
      initial: 'open',
      on: { close: '.shut' },
      states: {
        open: { on: { lunch: 'away' } },
        away: { on: { close: undefined, back: 'open' } },
        shut: { on: { opened: 'open' } },
      },
    }),
    findings: [],
  },
  {
    what: 'a door has two ways to the same cellar, and a root event that resets it',
    machine: createMachine({
      id: 'door',
      initial: 'hall',
      on: { reset: { target: '.hall', reenter: true } },
      states: {
        hall: { on: { left: 'cellar', right: 'cellar' } },
        cellar: {
          entry: 'greet',
          exit: 'part',
          on: { stay: { target: 'cellar', reenter: true }, look: { actions: 'look' } },
        },
      },
    }),
    findings: [],
  },
  {
    what: 'a table books seats for names that every object inherits',
    machine: createMachine(
      {
        id: 'table',
        initial: 'constructor',
        states: {
          constructor: { on: { toString: 'valueOf' } },
          valueOf: {
            invoke: { src: 'hasOwnProperty', onDone: 'constructor', onError: 'constructor' },
          },
        },
      },
      { actors: { hasOwnProperty: request } },
    ),
    lines: { outcomes: { hasOwnProperty: { toString: { resolves: 1 } } } },
    findings: [],
  },
  {
    what: 'a theatre leaves its parts from the inside out, and enters them from the outside in',
    machine: createMachine({
      id: 'theatre',
      initial: 'open',
      states: {
        open: {
          type: 'parallel',
          entry: 'unlock',
          exit: 'lock',
          on: { ended: 'dark' },
          states: {
            stage: {
              initial: 'lit',
              exit: 'clear',
              states: {
                lit: { entry: 'light', exit: 'dim', on: { paused: 'still' } },
                still: { on: { resumed: 'lit' } },
              },
            },
            hall: {
              initial: 'full',
              exit: 'sweep',
              states: { full: { entry: 'seat', exit: 'part' } },
            },
          },
        },
        dark: { on: { begun: { target: 'open', actions: 'ring' } } },
      },
    }),
    findings: [],
  },
]
