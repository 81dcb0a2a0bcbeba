import { assign, setup } from 'xstate'
import { service } from './simple.ts'

/**
 * A lock that opens if it was pressed before it is turned, and jams otherwise. The order of the two events decides which
 * way exploration finds first. A jammed lock can be opened, unless it is jammed `forGood`.
 */
export const lockMachine = (first: 'pressed' | 'turned' = 'pressed', forGood = false) => {
  const events = {
    pressed: { actions: 'count up' },
    turned: [{ guard: 'is enough', target: 'open' }, { target: 'jammed' }],
  } as const
  return setup({
    types: {
      context: {} as { count: number },
      events: {} as { type: 'pressed' } | { type: 'turned' } | { type: 'opened' },
    },
    actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
    guards: { 'is enough': ({ context }) => context.count > 0 },
  }).createMachine({
    id: 'lock',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: { on: { [first]: events[first], ...events } },
      jammed: forGood ? {} : { on: { opened: { target: 'shut' } } },
      open: { on: { opened: { target: 'shut' } } },
    },
  })
}

/** Counts without end. */
export const counterMachine = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'pressed' } },
  actions: { 'count up': assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: { pressed: { actions: 'count up' } },
})

/** Looks, pauses for a second, and then continues in this state. */
export const pollMachine = (afterPause: 'looking' | 'idle') =>
  setup({
    types: { events: {} as { type: 'begun' } },
    actors: { look: service },
    delays: { pause: 1_000 },
  }).createMachine({
    id: 'poll',
    initial: 'idle',
    states: {
      idle: { on: { begun: { target: 'looking' } } },
      looking: {
        invoke: { src: 'look', onDone: { target: 'pausing' }, onError: { target: 'pausing' } },
      },
      pausing: { after: { pause: { target: afterPause } } },
    },
  })
