import type { ReactNode } from 'react'
import * as styles from './panel.css.ts'

/** What a panel lies on. */
export type Ground = 'canvas' | 'surface' | 'feature' | 'bloom'

type Props = {
  /** Where a link to the panel leads: `#id`. */
  id: string
  /** Its place among the panels, from 0. */
  index: number
  ground: Ground
  /** Whether it is the one in view. */
  current: boolean
  /** The id of its heading. */
  labelledBy: string
  children: ReactNode
}

/** One panel of the landing page, as tall as the window where that has room. */
export function Panel({ id, index, ground, current, labelledBy, children }: Props) {
  return (
    <section
      id={id}
      className={styles.panel[ground]}
      aria-labelledby={labelledBy}
      data-panel={index}
      data-current={current || undefined}
    >
      {children}
    </section>
  )
}
