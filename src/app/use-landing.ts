import { type PanelIndex, panels } from '../screens/landing/panels.ts'
import { reveal } from './reveal.ts'

/** The landing page as a part of the screen's props. */
export const useLanding = () => ({
  panel: 0 as PanelIndex,
  snapping: false,
  onJump: (panel: PanelIndex) => reveal(panels[panel].id),
})
