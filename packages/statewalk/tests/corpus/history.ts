import { createMachine } from 'xstate'
import type { Shape } from './shape.ts'

/** Machines that remember where they were. */
export const history: readonly Shape[] = [
  {
    what: 'a wizard goes back to the step that it was at, however deep',
    machine: createMachine({
      id: 'wizard',
      initial: 'steps',
      states: {
        steps: {
          initial: 'name',
          on: { 'help opened': 'help' },
          states: {
            name: { on: { next: 'address' } },
            address: {
              initial: 'street',
              states: { street: { on: { next: 'city' } }, city: {} },
              on: { back: 'name', finished: '#wizard.done' },
            },
            before: { type: 'history', history: 'deep' },
          },
        },
        help: { on: { 'help closed': 'steps.before' } },
        done: { type: 'final' },
      },
    }),
    lines: { ends: ['steps.address.city'] },
    findings: [],
  },
  {
    what: 'a desk remembers both of its switches, whichever was pressed first',
    machine: createMachine({
      id: 'desk',
      initial: 'open',
      states: {
        open: {
          type: 'parallel',
          on: { closed: 'closed' },
          states: {
            lamp: { initial: 'off', states: { off: { on: { lit: 'on' } }, on: {} } },
            fan: { initial: 'off', states: { off: { on: { spun: 'on' } }, on: {} } },
            last: { type: 'history', history: 'deep' },
          },
        },
        closed: { on: { opened: 'open.last' } },
      },
    }),
    // Four while it was never closed, nine after that, and four closed ones.
    lines: { limits: { configurations: 17 } },
    findings: [],
  },
  {
    what: 'an editor remembers its last mode, but not what was open in it',
    machine: createMachine({
      id: 'editor',
      initial: 'modes',
      states: {
        modes: {
          initial: 'text',
          on: { locked: 'away' },
          states: {
            text: { on: { switched: 'drawing' } },
            drawing: {
              initial: 'pen',
              on: { switched: 'text' },
              states: { pen: { on: { picked: 'brush' } }, brush: { on: { picked: 'pen' } } },
            },
            last: { type: 'history', target: 'text' },
          },
        },
        away: { on: { unlocked: 'modes.last' } },
      },
    }),
    findings: [],
  },
]
