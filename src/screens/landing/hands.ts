import type { landingMachine } from '../../../machines/landing/landing-machine.ts'
import type { Panel } from '../../../machines/landing/panels.ts'
import { heroCopy, panelsCopy } from '../../copy/landing.ts'
import type { Control, Hand, Hands } from '../hand.ts'

const byBrowser: Hand = { by: 'the browser' }

const pick = (name: string, or: readonly Control[] = []): Hand => ({
  does: 'press',
  on: { role: 'link', name, within: { role: 'navigation', name: panelsCopy.label } },
  or,
  lasting: true,
})

const jumps: Readonly<Record<Panel, Hand>> = {
  0: byBrowser,
  1: pick(panelsCopy.keyFeatures),
  2: pick(panelsCopy.whyUs),
  3: pick(panelsCopy.download, [{ role: 'link', name: heroCopy.download }]),
}

/**
 * How the events of the landing machine are sent: by its navigation, else by wheel, finger and keys, which turn
 * the page itself.
 */
export const landingHands: Hands<typeof landingMachine> = {
  'jump requested': ({ panel }) => jumps[panel],
  'step requested': byBrowser,
  'panel came into view': byBrowser,
  'window resized': byBrowser,
  'mode changed': byBrowser,
  'motion changed': byBrowser,
}
