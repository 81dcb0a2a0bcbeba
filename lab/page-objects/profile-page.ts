import type { staticPageMachine } from '../../machines/static-page/static-page-machine.ts'
import type { Expectations } from './expectation.ts'
import type { Interactions } from './interaction.ts'

/** /profile has no events of its own: its links belong to the router. */
export const profileInteractions: Interactions<typeof staticPageMachine> = {}

/** What a person sees on /profile. */
export const profileExpectations = {
  shown: [{ role: 'heading', name: /^Maya/ }],
} as const satisfies Expectations
