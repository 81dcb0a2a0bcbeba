import type { Panel } from '../../../machines/landing/panels.ts'
import type { PanelBackground } from '../../design/panel/panel.tsx'

/** The panels from top to bottom, by the specification's index (section 4). `#id` links to a panel. */
export const panels = [
  { id: 'top', background: 'canvas' },
  { id: 'key-features', background: 'surface' },
  { id: 'why-us', background: 'feature' },
  { id: 'download', background: 'bloom' },
] as const satisfies readonly { id: string; background: PanelBackground }[]

/** The id of a panel's heading, which is focused after a jump. */
export const headingIdOf = (index: Panel): string => `${panels[index].id}-heading`
