import { type AnyEventObject, assign, emit, fromCallback, setup } from 'xstate'
import { goOn, goOnWaiting, goTo, startTrail, type Trail, takeBranch } from '../trail/trail.ts'

/** Which picture of the machine stands in the middle. */
export type View = 'chart' | 'cards' | 'steps' | 'actors' | 'paths' | 'live'

/** How wide the screen beside it is. */
export type Size = 'phone' | 'tablet' | 'desktop'

/** In which colours the screen is shown. */
export type Scheme = 'light' | 'dark'

/** What an address of the lab says. */
export type Place = {
  trail: Trail
  /** The generated or recorded path that is being walked, by its id. */
  path: string | null
  view: View
  folded: readonly string[]
}

type Context = Place & {
  size: Size
  scheme: Scheme
  /** 1 is the size in which the chart was laid out; null fits it to the window. */
  zoom: number | null
  /** Steps that the tester has seen to be right, as `machine/path/step`. */
  ticked: readonly string[]
  /** What was typed to find a machine. */
  sought: string
  /** What the lab says to the tester for the moment, such as that something was copied. */
  told: string
}

export type LabEvent =
  | { type: 'place opened'; place: Place }
  | { type: 'moves made'; moves: readonly string[] }
  | { type: 'time passed'; moves: readonly string[] }
  | { type: 'step chosen'; position: number }
  | { type: 'branch taken'; index: number }
  | { type: 'restarted' }
  | { type: 'view chosen'; view: View }
  | { type: 'size chosen'; size: Size }
  | { type: 'scheme chosen'; scheme: Scheme }
  | { type: 'fold toggled'; state: string }
  | { type: 'folds set'; states: readonly string[] }
  | { type: 'zoom set'; zoom: number | null }
  | { type: 'step ticked'; step: string }
  | { type: 'machine sought'; text: string }
  | { type: 'told'; sentence: string }
  | { type: 'played' }
  | { type: 'paused' }

/**
 * What the machine lab shows: a trail on a machine, how it is looked at, and whether the virtual clock runs.
 * It emits `place changed` for the address and `ticks changed` for whoever keeps the ticks. `run the clock` sends
 * `time passed`; the lab provides it. The address does not run along: browsers refuse one that changes ten times a second.
 */
export const labMachine = setup({
  types: {
    input: {} as { place: Place; scheme: Scheme; ticked: readonly string[] },
    context: {} as Context,
    events: {} as LabEvent,
    emitted: {} as { type: 'place changed' } | { type: 'ticks changed' },
  },
  actors: {
    'run the clock': fromCallback<AnyEventObject>(() => {
      throw new Error("'run the clock' was not provided.")
    }),
  },
  actions: {
    'open the place': assign((_, { place }: { place: Place }) => ({ ...place, told: '' })),
    'make moves': assign({
      trail: ({ context }, { moves }: { moves: readonly string[] }) =>
        moves.reduce(madeWith, context.trail),
      told: '',
    }),
    'go to the step': assign({
      trail: ({ context }, { position }: { position: number }) => goTo(context.trail, position),
      told: '',
    }),
    'tell the place': emit({ type: 'place changed' }),
  },
}).createMachine({
  id: 'lab',
  context: ({ input }) => ({
    ...input.place,
    size: 'phone',
    scheme: input.scheme,
    zoom: null,
    ticked: input.ticked,
    sought: '',
    told: '',
  }),
  initial: 'paused',
  states: {
    paused: { on: { played: 'running' } },
    running: {
      invoke: { src: 'run the clock' },
      on: {
        'time passed': {
          actions: { type: 'make moves', params: ({ event }) => event },
        },
        paused: { target: 'paused', actions: 'tell the place' },
      },
    },
  },
  on: {
    'place opened': {
      target: '.paused',
      actions: [{ type: 'open the place', params: ({ event }) => event }, 'tell the place'],
    },
    'moves made': {
      actions: [{ type: 'make moves', params: ({ event }) => event }, 'tell the place'],
    },
    'step chosen': {
      target: '.paused',
      actions: [{ type: 'go to the step', params: ({ event }) => event }, 'tell the place'],
    },
    'branch taken': {
      target: '.paused',
      actions: [
        assign({ trail: ({ context, event }) => takeBranch(context.trail, event.index) }),
        'tell the place',
      ],
    },
    restarted: {
      target: '.paused',
      actions: [
        assign({
          trail: ({ context: { trail } }) => startTrail(trail.machine, trail.input),
          path: null,
        }),
        'tell the place',
      ],
    },
    'view chosen': {
      actions: [assign({ view: ({ event }) => event.view }), 'tell the place'],
    },
    'size chosen': { actions: assign({ size: ({ event }) => event.size }) },
    'scheme chosen': { actions: assign({ scheme: ({ event }) => event.scheme }) },
    'fold toggled': {
      actions: [
        assign({ folded: ({ context, event }) => toggled(context.folded, event.state) }),
        'tell the place',
      ],
    },
    'folds set': {
      actions: [assign({ folded: ({ event }) => event.states }), 'tell the place'],
    },
    'zoom set': {
      actions: assign({
        zoom: ({ event }) => (event.zoom === null ? null : Math.min(2, Math.max(0.2, event.zoom))),
      }),
    },
    'step ticked': {
      actions: [
        assign({ ticked: ({ context, event }) => toggled(context.ticked, event.step) }),
        emit({ type: 'ticks changed' }),
      ],
    },
    told: { actions: assign({ told: ({ event }) => event.sentence }) },
    'machine sought': { actions: assign({ sought: ({ event }) => event.text }) },
  },
})

const madeWith = (trail: Trail, move: string): Trail => {
  const ms = /^⏲ (\d+) ms$/.exec(move)?.[1]
  return ms === undefined ? goOn(trail, move) : goOnWaiting(trail, Number(ms))
}

const toggled = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]
