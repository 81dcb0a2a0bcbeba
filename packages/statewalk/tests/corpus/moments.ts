import { assign, createMachine } from 'xstate'
import type { Shape } from './shape.ts'

/** Machines for which a moment matters. */
export const moments: readonly Shape[] = [
  {
    what: 'a lock is pressed for a moment too short',
    machine: createMachine({
      id: 'latch',
      initial: 'shut',
      states: { shut: { on: { pressed: 'open' } }, open: { after: { 2000: 'shut' } } },
    }),
    lines: {
      temporalRules: {
        'stays open': { after: { sent: 'pressed' }, never: { entered: 'shut' }, for: { ms: 3000 } },
        'is soon shut': {
          after: { sent: 'pressed' },
          expect: { entered: 'shut' },
          within: { ms: 1000 },
        },
      },
    },
    findings: [
      'broken: stays open: in "shut" | after no input → pressed → ⏱ 2000 ms',
      'broken: is soon shut: in "shut" | after no input → pressed → ⏱ 2000 ms',
    ],
  },
  {
    what: 'a moment that passed less than a minute ago matters, an older one does not',
    machine: createMachine({
      id: 'since',
      context: { at: 0 },
      initial: 'early',
      states: {
        early: {
          entry: assign({ at: () => Date.now() }),
          after: { 50000: 'late' },
          on: { skipped: 'old' },
        },
        late: { after: { 50000: 'old' } },
        old: { on: { again: 'early' } },
      },
    }),
    findings: [],
  },
  {
    what: 'a run begins when the model says, and a moment matters for as long as it says',
    machine: createMachine({
      id: 'diary',
      context: () => ({ at: Date.now() }),
      initial: 'open',
      states: {
        open: {
          after: { 50000: { target: 'open', reenter: true } },
          on: { read: { actions: 'read' } },
        },
      },
    }),
    lines: {
      clockStart: Date.UTC(2000, 0, 1),
      horizon: 120_000,
      invariants: {
        'begins in 2000': ({ snapshot }) => new Date(snapshot.context.at).getUTCFullYear() === 2000,
      },
    },
    findings: [],
  },
]
