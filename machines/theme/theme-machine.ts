import { emit, setup } from 'xstate'
import type { Theme } from '../ports.ts'

/** Tells the site how it shall look. */
export type ThemeChosen = { type: 'theme chosen'; theme: Theme }

/**
 * How does the site look? As the system asks, or as the member chose; the choice outlives the member's logout
 * (decision 0009).
 */
export const themeMachine = setup({
  types: {
    input: {} as { stored: Theme },
    context: {} as { stored: Theme },
    events: {} as { type: 'system chosen' } | { type: 'light chosen' } | { type: 'dark chosen' },
    emitted: {} as ThemeChosen,
  },
  actions: {
    'say theme': emit((_, { theme }: { theme: Theme }) => ({
      type: 'theme chosen' as const,
      theme,
    })),
  },
  guards: {
    'light was stored': ({ context }) => context.stored === 'light',
    'dark was stored': ({ context }) => context.stored === 'dark',
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'recalling',
  states: {
    recalling: {
      always: [
        { guard: 'light was stored', target: 'light' },
        { guard: 'dark was stored', target: 'dark' },
        { target: 'as the system' },
      ],
    },
    'as the system': {
      on: {
        'light chosen': { target: 'light', actions: toldAs('light') },
        'dark chosen': { target: 'dark', actions: toldAs('dark') },
      },
    },
    light: {
      on: {
        'system chosen': { target: 'as the system', actions: toldAs('system') },
        'dark chosen': { target: 'dark', actions: toldAs('dark') },
      },
    },
    dark: {
      on: {
        'system chosen': { target: 'as the system', actions: toldAs('system') },
        'light chosen': { target: 'light', actions: toldAs('light') },
      },
    },
  },
})

function toldAs(theme: Theme) {
  return { type: 'say theme' as const, params: { theme } }
}
