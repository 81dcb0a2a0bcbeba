import { setup } from 'xstate'
import type { Theme } from '../ports.ts'
import { unprovidedAction } from '../unprovided.ts'

/** The theme: that of the operating system, light or dark. It is not reset by a logout (decision 0009). */
export const themeMachine = setup({
  types: {
    input: {} as { stored: Theme },
    context: {} as { stored: Theme },
    events: {} as { type: 'system chosen' } | { type: 'light chosen' } | { type: 'dark chosen' },
  },
  actions: {
    'apply theme': unprovidedAction<{ theme: Theme }>('apply theme'),
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
        'light chosen': { target: 'light', actions: apply('light') },
        'dark chosen': { target: 'dark', actions: apply('dark') },
      },
    },
    light: {
      on: {
        'system chosen': { target: 'system', actions: apply('system') },
        'dark chosen': { target: 'dark', actions: apply('dark') },
      },
    },
    dark: {
      on: {
        'system chosen': { target: 'system', actions: apply('system') },
        'light chosen': { target: 'light', actions: apply('light') },
      },
    },
  },
})

function apply(theme: Theme) {
  return { type: 'apply theme' as const, params: { theme } }
}
