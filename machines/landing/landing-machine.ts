import { assign, emit, setup } from 'xstate'
import { beside, type Direction, type Panel, wayTo } from './panels.ts'

/** Who moves the page: this machine, one panel a gesture, or the browser, as it moves any page. */
export type LandingMode = 'snapping' | 'ordinary'

/** What the page is asked to do. `atOnce`: without a movement to look at. */
export type LandingWish =
  | { type: 'scroll to panel'; panel: Panel; atOnce: boolean }
  | { type: 'address changed'; panel: Panel }
  /** Whoever asked for this panel reads on there. */
  | { type: 'jump ended'; panel: Panel }

/**
 * Which panel shows? A gesture moves one panel, then nothing is heard for 1000 ms; a jump is a chain of
 * single steps 1200 ms apart. Where the browser scrolls, for a link, the Tab key or a search, this follows
 * (specification 4 and 9, decision 0048). Until it is told otherwise the page is an ordinary one.
 */
export const landingMachine = setup({
  types: {
    context: {} as {
      panel: Panel
      /** Where a jump leads; the present panel when none runs. */
      goal: Panel
      /** Whether the reader prefers reduced motion. */
      isCalm: boolean
    },
    events: {} as
      | { type: 'step requested'; direction: Direction }
      | { type: 'jump requested'; panel: Panel }
      | { type: 'panel came into view'; panel: Panel }
      | { type: 'window resized' }
      | { type: 'mode changed'; mode: LandingMode }
      | { type: 'motion changed'; isCalm: boolean },
    emitted: {} as LandingWish,
  },
  delays: { cooldown: 1_000, 'chain interval': 1_200 },
  guards: {
    'is another panel': ({ context }, { panel }: { panel: Panel }) => panel !== context.panel,
    'leads to a panel': ({ context }, { direction }: { direction: Direction }) =>
      beside(context.panel, direction) !== null,
    'prefers calm': ({ context }) => context.isCalm,
    'has arrived': ({ context }) => context.panel === context.goal,
    'is mode': (_, { is, mode }: { is: LandingMode; mode: LandingMode }) => mode === is,
  },
  actions: {
    step: assign(({ context }, { direction }: { direction: Direction }) => {
      const panel = beside(context.panel, direction) ?? context.panel
      return { panel, goal: panel }
    }),
    'step towards goal': assign(({ context: { panel, goal } }) => ({
      panel: beside(panel, wayTo(panel, goal)) ?? panel,
    })),
    'leave out the steps between': assign(({ context: { panel, goal } }) => ({
      panel: beside(goal, wayTo(goal, panel)) ?? goal,
    })),
    'set goal': assign((_, { panel }: { panel: Panel }) => ({ goal: panel })),
    'set panel': assign((_, { panel }: { panel: Panel }) => ({ panel, goal: panel })),
    'forget goal': assign(({ context }) => ({ goal: context.panel })),
    'set calm': assign((_, { isCalm }: { isCalm: boolean }) => ({ isCalm })),
    'scroll there': emit(({ context: { panel, isCalm } }) => ({
      type: 'scroll to panel',
      panel,
      atOnce: isCalm,
    })),
    'scroll there at once': emit(({ context: { panel } }) => ({
      type: 'scroll to panel',
      panel,
      atOnce: true,
    })),
    'scroll to it': emit(({ context: { isCalm } }, { panel }: { panel: Panel }) => ({
      type: 'scroll to panel',
      panel,
      atOnce: isCalm,
    })),
    'end jump': emit((_, { panel }: { panel: Panel }) => ({ type: 'jump ended', panel })),
    'change address': emit(({ context: { panel } }) => ({ type: 'address changed', panel })),
  },
}).createMachine({
  id: 'landing',
  context: { panel: 0, goal: 0, isCalm: false },
  initial: 'ordinary',
  states: {
    ordinary: {
      on: {
        'jump requested': {
          actions: [
            { type: 'scroll to it', params: ({ event }) => event },
            { type: 'end jump', params: ({ event }) => event },
          ],
        },
        'mode changed': {
          guard: { type: 'is mode', params: ({ event }) => ({ is: 'snapping', mode: event.mode }) },
          target: 'snapping',
          actions: 'scroll there at once',
        },
      },
    },
    snapping: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'step requested': {
              guard: { type: 'leads to a panel', params: ({ event }) => event },
              target: 'cooling down',
              actions: [
                { type: 'step', params: ({ event }) => event },
                'scroll there',
                'change address',
              ],
            },
            'jump requested': {
              guard: { type: 'is another panel', params: ({ event }) => event },
              target: 'jumping',
              actions: { type: 'set goal', params: ({ event }) => event },
            },
          },
        },
        jumping: {
          initial: 'setting out',
          states: {
            'setting out': {
              always: [
                {
                  guard: 'prefers calm',
                  target: 'stepping',
                  actions: 'leave out the steps between',
                },
                { target: 'stepping' },
              ],
            },
            stepping: {
              entry: ['step towards goal', 'scroll there', 'change address'],
              always: [
                {
                  guard: 'has arrived',
                  target: '#landing.snapping.cooling down',
                  actions: { type: 'end jump', params: ({ context }) => context },
                },
                { target: 'pausing' },
              ],
            },
            pausing: { after: { 'chain interval': { target: 'setting out' } } },
          },
          on: {
            'panel came into view': {
              guard: { type: 'is another panel', params: ({ event }) => event },
              target: 'cooling down',
              actions: [{ type: 'set panel', params: ({ event }) => event }, 'change address'],
            },
          },
        },
        'cooling down': { after: { cooldown: { target: 'ready' } } },
      },
      on: {
        'window resized': { actions: 'scroll there at once' },
        'mode changed': {
          guard: { type: 'is mode', params: ({ event }) => ({ is: 'ordinary', mode: event.mode }) },
          target: 'ordinary',
          actions: ['forget goal', 'scroll there at once'],
        },
      },
    },
  },
  on: {
    'panel came into view': {
      guard: { type: 'is another panel', params: ({ event }) => event },
      actions: [{ type: 'set panel', params: ({ event }) => event }, 'change address'],
    },
    'motion changed': { actions: { type: 'set calm', params: ({ event }) => event } },
  },
})
