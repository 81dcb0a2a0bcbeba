import { landingModel } from '../../machines/landing/landing-model.ts'
import type { Panel } from '../../machines/landing/panels.ts'
import { featuresCopy, heroCopy, panelsCopy, whyUsCopy } from '../../src/copy/landing.ts'
import type { Expectation } from './expectation.ts'
import type { Control, Interaction } from './interaction.ts'
import { pageObject } from './page-object.ts'

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

const panels: Expectation = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'heading', name: featuresCopy.heading },
  { role: 'heading', name: whyUsCopy.heading },
  { role: 'navigation', name: panelsCopy.label },
]

/** The landing page. The side navigation sends its events, or the browser (wheel, touch and keys). All panels are in the page in every state. */
export const landingPage = pageObject({
  model: landingModel,
  interactions: {
    'jump requested': ({ panel }) => jumps[panel],
    'step requested': byBrowser,
    'panel came into view': byBrowser,
    'window resized': byBrowser,
    'mode changed': byBrowser,
    'motion changed': byBrowser,
  },
  expectations: {
    'native scrolling': panels,
    'snapping.ready': panels,
    'snapping.jumping.pausing': panels,
    'snapping.cooling down': panels,
  },
})
