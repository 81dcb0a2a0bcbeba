import { emit, setup } from 'xstate'
import type { Theme } from '../ports.ts'

/** Requests to apply a theme. */
export type ThemeChosen = { type: 'theme chosen'; theme: Theme }

/** The theme: that of the operating system, light or dark. It is not reset by a logout (decision 0009). */
export const themeMachine = setup({
  types: {
    input: {} as { stored: Theme },
    context: {} as { stored: Theme },
    events: {} as { type: 'system chosen' } | { type: 'light chosen' } | { type: 'dark chosen' },
    emitted: {} as ThemeChosen,
  },
  actions: {
    'emit theme chosen': emit((_, { theme }: { theme: Theme }) => ({
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
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'light was stored', target: 'light' },
        { guard: 'dark was stored', target: 'dark' },
        { target: 'system' },
      ],
    },
    system: {
      on: {
        'light chosen': { target: 'light', actions: emitTheme('light') },
        'dark chosen': { target: 'dark', actions: emitTheme('dark') },
      },
    },
    light: {
      on: {
        'system chosen': { target: 'system', actions: emitTheme('system') },
        'dark chosen': { target: 'dark', actions: emitTheme('dark') },
      },
    },
    dark: {
      on: {
        'system chosen': { target: 'system', actions: emitTheme('system') },
        'light chosen': { target: 'light', actions: emitTheme('light') },
      },
    },
  },
})

function emitTheme(theme: Theme) {
  return { type: 'emit theme chosen' as const, params: { theme } }
}
