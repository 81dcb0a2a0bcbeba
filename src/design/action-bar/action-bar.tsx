import type { ReactNode } from 'react'
import * as styles from './action-bar.css.ts'

/**
 * The bar at the foot of the window: what has been chosen at its start, what to do at its end. It
 * also takes its own height in the page, so that nothing ends under it.
 */
export function ActionBar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <div className={styles.start}>{start}</div>
          <div className={styles.end}>{end}</div>
        </div>
      </div>
    </div>
  )
}
