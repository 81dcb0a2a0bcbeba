import { featuresCopy, heroCopy, panelsCopy, whyUsCopy } from '../../copy/landing.ts'
import type { Look, Looks } from '../look.ts'

const panels: Look = [
  { role: 'heading', name: heroCopy.headline },
  { role: 'heading', name: featuresCopy.heading },
  { role: 'heading', name: whyUsCopy.heading },
  { role: 'navigation', name: panelsCopy.label },
]

/** What a person sees in each state of the landing machine: the panels are all there, wherever the page stands. */
export const landingLooks = {
  ordinary: panels,
  'snapping.ready': panels,
  'snapping.jumping.pausing': panels,
  'snapping.cooling down': panels,
} as const satisfies Looks
