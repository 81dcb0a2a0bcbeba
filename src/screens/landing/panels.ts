import type { Panel } from '../../../machines/landing/panels.ts'
import type { Ground } from '../../design/panel/panel.tsx'

/** The panels from the top down, by the specification's index (section 4). A link leads to `#id`. */
export const panels = [
  { id: 'top', ground: 'canvas' },
  { id: 'key-features', ground: 'surface' },
  { id: 'why-us', ground: 'feature' },
  { id: 'download', ground: 'bloom' },
] as const satisfies readonly { id: string; ground: Ground }[]

/** The id of a panel's heading, which takes the focus after a jump. */
export const headingIdOf = (index: Panel): string => `${panels[index].id}-heading`
