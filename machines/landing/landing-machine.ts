import { assign, emit, setup } from 'xstate'
import { jumpInterval, panelCooldown } from '../limits.ts'
import { withEvent } from '../with-event.ts'
import { adjacentPanel, type Direction, directionTo, type Panel } from './panels.ts'

/** Whether the machine scrolls, one panel per gesture, or the browser. */
export type LandingMode = 'snapping' | 'native scrolling'

/** The commands to the page. `instant` scrolls without animation. */
export type LandingCommand =
  | { type: 'scroll to panel'; panel: Panel; instant: boolean }
  | { type: 'panel changed'; panel: Panel }
  /** The page moves the focus to this panel. */
  | { type: 'jump ended'; panel: Panel }

/**
 * The current panel of the landing page. A gesture moves by one panel and is followed by a cooldown of 1000 ms. A jump
 * is a sequence of single steps 1200 ms apart. If the browser scrolls (a link, the Tab key, a search), the machine
 * updates the panel (specification 4 and 9, decision 0048). The initial mode is native scrolling.
 */
export const landingMachine = setup({
  types: {
    context: {} as {
      panel: Panel
      /** The target of a jump, otherwise the current panel. */
      goal: Panel
      /** Whether another panel than the first has been shown. The first was visible before any script ran. */
      hasMoved: boolean
      /** Whether the visitor prefers reduced motion. */
      reducedMotion: boolean
    },
    events: {} as
      | { type: 'step requested'; direction: Direction }
      | { type: 'jump requested'; panel: Panel }
      | { type: 'panel came into view'; panel: Panel }
      | { type: 'window resized' }
      | { type: 'mode changed'; mode: LandingMode }
      | { type: 'motion changed'; reducedMotion: boolean },
    emitted: {} as LandingCommand,
  },
  delays: { cooldown: panelCooldown, 'chain interval': jumpInterval },
  guards: {
    'is another panel': ({ context }, { panel }: { panel: Panel }) => panel !== context.panel,
    'has a next panel': ({ context }, { direction }: { direction: Direction }) =>
      adjacentPanel(context.panel, direction) !== null,
    'prefers reduced motion': ({ context }) => context.reducedMotion,
    'has arrived': ({ context }) => context.panel === context.goal,
    'is mode': (_, { is, mode }: { is: LandingMode; mode: LandingMode }) => mode === is,
  },
  actions: {
    step: assign(({ context }, { direction }: { direction: Direction }) => {
      const panel = adjacentPanel(context.panel, direction) ?? context.panel
      return { panel, goal: panel, hasMoved: true }
    }),
    'step towards goal': assign(({ context: { panel, goal } }) => ({
      panel: adjacentPanel(panel, directionTo(panel, goal)) ?? panel,
      hasMoved: true,
    })),
    'skip the steps between': assign(({ context: { panel, goal } }) => ({
      panel: adjacentPanel(goal, directionTo(goal, panel)) ?? goal,
    })),
    'set goal': assign((_, { panel }: { panel: Panel }) => ({ goal: panel })),
    'set panel': assign((_, { panel }: { panel: Panel }) => ({
      panel,
      goal: panel,
      hasMoved: true,
    })),
    'clear goal': assign(({ context }) => ({ goal: context.panel })),
    'set reduced motion': assign((_, { reducedMotion }: { reducedMotion: boolean }) => ({
      reducedMotion,
    })),
    'scroll to panel': emit(({ context: { panel, reducedMotion } }) => ({
      type: 'scroll to panel',
      panel,
      instant: reducedMotion,
    })),
    'scroll to panel instantly': emit(({ context: { panel } }) => ({
      type: 'scroll to panel',
      panel,
      instant: true,
    })),
    'scroll to requested panel': emit(
      ({ context: { reducedMotion } }, { panel }: { panel: Panel }) => ({
        type: 'scroll to panel',
        panel,
        instant: reducedMotion,
      }),
    ),
    'emit jump ended': emit((_, { panel }: { panel: Panel }) => ({ type: 'jump ended', panel })),
    'emit panel changed': emit(({ context: { panel } }) => ({ type: 'panel changed', panel })),
  },
}).createMachine({
  id: 'landing',
  context: { panel: 0, goal: 0, hasMoved: false, reducedMotion: false },
  initial: 'native scrolling',
  states: {
    'native scrolling': {
      on: {
        'jump requested': {
          actions: [withEvent('scroll to requested panel'), withEvent('emit jump ended')],
        },
        'mode changed': {
          guard: { type: 'is mode', params: ({ event }) => ({ is: 'snapping', mode: event.mode }) },
          target: 'snapping',
          actions: 'scroll to panel instantly',
        },
      },
    },
    snapping: {
      initial: 'ready',
      states: {
        ready: {
          on: {
            'step requested': {
              guard: withEvent('has a next panel'),
              target: 'cooling down',
              actions: [withEvent('step'), 'scroll to panel', 'emit panel changed'],
            },
            'jump requested': {
              guard: withEvent('is another panel'),
              target: 'jumping',
              actions: withEvent('set goal'),
            },
          },
        },
        jumping: {
          initial: 'planning the step',
          states: {
            'planning the step': {
              always: [
                {
                  guard: 'prefers reduced motion',
                  target: 'stepping',
                  actions: 'skip the steps between',
                },
                { target: 'stepping' },
              ],
            },
            stepping: {
              entry: ['step towards goal', 'scroll to panel', 'emit panel changed'],
              always: [
                {
                  guard: 'has arrived',
                  target: '#landing.snapping.cooling down',
                  actions: { type: 'emit jump ended', params: ({ context }) => context },
                },
                { target: 'pausing' },
              ],
            },
            pausing: { after: { 'chain interval': { target: 'planning the step' } } },
          },
          on: {
            'panel came into view': {
              guard: withEvent('is another panel'),
              target: 'cooling down',
              actions: [withEvent('set panel'), 'emit panel changed'],
            },
          },
        },
        'cooling down': { after: { cooldown: { target: 'ready' } } },
      },
      on: {
        'window resized': { actions: 'scroll to panel instantly' },
        'mode changed': {
          guard: {
            type: 'is mode',
            params: ({ event }) => ({ is: 'native scrolling', mode: event.mode }),
          },
          target: 'native scrolling',
          actions: ['clear goal', 'scroll to panel instantly'],
        },
      },
    },
  },
  on: {
    'panel came into view': {
      guard: withEvent('is another panel'),
      actions: [withEvent('set panel'), 'emit panel changed'],
    },
    'motion changed': { actions: withEvent('set reduced motion') },
  },
})
