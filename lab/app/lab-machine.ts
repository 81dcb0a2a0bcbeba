import { type AnyEventObject, assign, emit, fromCallback, setup } from 'xstate'
import { withEvent } from '../../machines/with-event.ts'
import type { Choices } from '../chart/choices.ts'
import type { Passed } from '../recording/elapsed-time.ts'
import {
  goOn,
  goOnWaiting,
  goTo,
  type Recording,
  startRecording,
  takeBranch,
} from '../recording/recording.ts'

export type View = 'chart' | 'steps' | 'paths' | 'site'

export type Tab = 'moves' | 'context' | 'report'

export type Size = 'phone' | 'tablet' | 'desktop'

export type Scheme = 'light' | 'dark'

/** The size of the chart: a factor, `whole` to fit it into its area, or `fit` to keep its texts readable too. */
export type Zoom = number | 'whole' | 'fit'

export type LabLocation = {
  recording: Recording
  /** The id of the generated or recorded path that is being walked. */
  path: string | null
  view: View
  /** The states that the tester has folded; null where the lab folds. */
  folded: readonly string[] | null
}

/** The ways to take a transition, offered at a point of the viewport (px). */
export type Offer = Choices & { x: number; y: number }

type Context = LabLocation & {
  isIntroduced: boolean
  isHelpOpen: boolean
  tab: Tab
  size: Size
  scheme: Scheme
  zoom: Zoom
  isFull: boolean
  /** The ways to take the transition that the tester has pressed on the chart, and where it was pressed. */
  offer: Offer | null
  searchText: string
  /** A short-lived message to the tester, such as that something was copied. */
  message: string
}

export type LabEvent =
  | { type: 'location opened'; location: LabLocation }
  | { type: 'moves made'; moves: readonly string[] }
  | ({ type: 'time passed' } & Passed)
  | ({ type: 'clock ticked' } & Passed)
  | { type: 'step chosen'; position: number }
  | { type: 'branch taken'; branch: readonly string[]; position: number }
  | { type: 'restarted' }
  | { type: 'view chosen'; view: View }
  | { type: 'size chosen'; size: Size }
  | { type: 'scheme chosen'; scheme: Scheme }
  | { type: 'folds set'; states: readonly string[] }
  | { type: 'choices offered'; offer: Offer }
  | { type: 'choices closed' }
  | { type: 'zoom set'; zoom: Zoom }
  | { type: 'tab chosen'; tab: Tab }
  | { type: 'full screen toggled' }
  | { type: 'introduction closed' }
  | { type: 'help opened' }
  | { type: 'help closed' }
  | { type: 'machine searched'; text: string }
  | { type: 'message'; sentence: string }
  | { type: 'played' }
  | { type: 'paused' }

/**
 * The state of the machine lab: a recording on a machine, the view options, and whether the virtual clock runs. Emits
 * `location changed` for the URL, `introduction closed` for the storage. `run the clock`, which the lab
 * provides, sends `clock ticked`. The URL does not follow a running clock, because browsers reject ten URL changes a
 * second.
 */
export const labMachine = setup({
  types: {
    input: {} as {
      location: LabLocation
      scheme: Scheme
      isIntroduced: boolean
    },
    context: {} as Context,
    events: {} as LabEvent,
    emitted: {} as { type: 'location changed' | 'introduction closed' },
  },
  actors: {
    'run the clock': fromCallback<AnyEventObject>(() => {
      throw new Error("'run the clock' was not provided.")
    }),
  },
  actions: {
    'open location': assign(({ context }, { location }: { location: LabLocation }) => ({
      ...location,
      tab: context.tab === 'report' ? 'moves' : context.tab,
      offer: null,
      message: '',
    })),
    'make moves': assign(({ context }, { moves, continuesWait = false }: Moves) => {
      const [first, ...rest] = moves
      const begun =
        first === undefined
          ? context.recording
          : (continuesWait ? goOnWaiting : goOn)(context.recording, first)
      const recording = rest.reduce(goOn, begun)
      // A path with other moves is no longer the named one.
      const path = recording.moves === context.recording.moves ? context.path : null
      return { recording, path, offer: null, message: '' }
    }),
    'go to step': assign({
      recording: ({ context }, { position }: { position: number }) =>
        goTo(context.recording, position),
      message: '',
    }),
    'emit location changed': emit({ type: 'location changed' }),
  },
}).createMachine({
  id: 'lab',
  context: ({ input }) => ({
    ...input.location,
    tab: 'moves',
    size: 'phone',
    scheme: input.scheme,
    zoom: 'fit',
    offer: null,
    isIntroduced: input.isIntroduced,
    isFull: false,
    isHelpOpen: false,
    searchText: '',
    message: '',
  }),
  initial: 'paused',
  states: {
    paused: { on: { played: 'running' } },
    running: {
      invoke: { src: 'run the clock' },
      on: {
        'clock ticked': { actions: withEvent('make moves') },
        paused: { target: 'paused', actions: 'emit location changed' },
      },
    },
  },
  on: {
    'location opened': {
      target: '.paused',
      actions: [withEvent('open location'), 'emit location changed'],
    },
    'moves made': { actions: [withEvent('make moves'), 'emit location changed'] },
    'time passed': { actions: [withEvent('make moves'), 'emit location changed'] },
    'step chosen': {
      target: '.paused',
      actions: [withEvent('go to step'), 'emit location changed'],
    },
    'branch taken': {
      target: '.paused',
      actions: [
        assign({
          recording: ({ context, event }) =>
            takeBranch(context.recording, event.branch, event.position),
          path: null,
        }),
        'emit location changed',
      ],
    },
    restarted: {
      target: '.paused',
      actions: [
        assign({
          recording: ({ context: { recording } }) =>
            startRecording(recording.machine, recording.input),
          path: null,
        }),
        'emit location changed',
      ],
    },
    'view chosen': {
      actions: [assign({ view: ({ event }) => event.view, message: '' }), 'emit location changed'],
    },
    'size chosen': { actions: assign({ size: ({ event }) => event.size }) },
    'scheme chosen': { actions: assign({ scheme: ({ event }) => event.scheme }) },
    'folds set': {
      actions: [assign({ folded: ({ event }) => event.states }), 'emit location changed'],
    },
    'choices offered': { actions: assign({ offer: ({ event }) => event.offer }) },
    'choices closed': { actions: assign({ offer: null }) },
    'zoom set': {
      actions: [
        assign(({ context, event: { zoom } }) =>
          typeof zoom === 'string'
            ? { zoom, folded: null }
            : { zoom: Math.min(2, Math.max(0.1, zoom)), folded: context.folded },
        ),
        'emit location changed',
      ],
    },
    'tab chosen': { actions: assign({ tab: ({ event }) => event.tab, isFull: false }) },
    'full screen toggled': { actions: assign({ isFull: ({ context }) => !context.isFull }) },
    'introduction closed': {
      actions: [assign({ isIntroduced: true }), emit({ type: 'introduction closed' })],
    },
    'help opened': { actions: assign({ isHelpOpen: true }) },
    'help closed': { actions: assign({ isHelpOpen: false }) },
    message: { actions: assign({ message: ({ event }) => event.sentence }) },
    'machine searched': { actions: assign({ searchText: ({ event }) => event.text }) },
  },
})

type Moves = Pick<Passed, 'moves'> & Partial<Passed>
