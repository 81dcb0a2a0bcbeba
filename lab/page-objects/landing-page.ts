import type { landingMachine } from '../../machines/landing/landing-machine.ts'
import type { Panel } from '../../machines/landing/panels.ts'
import { featuresCopy, heroCopy, panelsCopy, whyUsCopy } from '../../src/copy/landing.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Control, Interaction, Interactions } from './interaction.ts'

const byBrowser: Interaction = { by: 'the browser' }

const pick = (name: string, or: readonly Control[] = []): Interaction => ({
  does: 'press',
  on: { role: 'link', name, within: { role: 'navigation', name: panelsCopy.label } },
  or,
  lasting: true,
})

const jumps: Readonly<Record<Panel, Interaction>> = {
  0: byBrowser,
  1: pick(panelsCopy.keyFeatures),
  2: pick(panelsCopy.whyUs),
  3: pick(panelsCopy.download, [{ role: 'link', name: heroCopy.download }]),
}

/** How the events of the landing machine are sent: by the side navigation, or by the browser (wheel, touch and keys). */
export const landingInteractions: Interactions<typeof landingMachine> = {
  'jump requested': ({ panel }) => jumps[panel],
  'step requested': byBrowser,
  'panel came into view': byBrowser,
  'window resized': byBrowser,
  'mode changed': byBrowser,
  'motion changed': byBrowser,
}

const panels: Expectation = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'heading', name: featuresCopy.heading },
  { role: 'heading', name: whyUsCopy.heading },
  { role: 'navigation', name: panelsCopy.label },
]

/** What a person sees in each state of the landing machine. All panels are in the page in every state. */
export const landingExpectations = {
  'native scrolling': panels,
  'snapping.ready': panels,
  'snapping.jumping.pausing': panels,
  'snapping.cooling down': panels,
} as const satisfies Expectations
