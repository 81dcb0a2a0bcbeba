import type { ReactNode } from 'react'
import * as styles from './feature-panel.css.ts'

/** What a member says, large, and who it is. For a dark panel. */
export function Quote({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.said}>{children}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  )
}
