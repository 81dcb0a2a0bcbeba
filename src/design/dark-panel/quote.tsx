import type { ReactNode } from 'react'
import * as styles from './dark-panel.css.ts'

/** A member's quote in large type, with their name. For a dark panel. */
export function Quote({ by, children }: { by: ReactNode; children: ReactNode }) {
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.said}>{children}</blockquote>
      <figcaption>{by}</figcaption>
    </figure>
  )
}
