import type { ReactNode } from 'react'
import * as styles from './action-bar.css.ts'

/**
 * The bar at the bottom of the window: the selection at its start, the action at its end. It also reserves its own
 * height in the page, so that it covers no content.
 */
export function ActionBar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <div className={styles.container}>
      <div className={styles.bar}>
        <div className={styles.row}>
          <div className={styles.start}>{start}</div>
          <div className={styles.end}>{end}</div>
        </div>
      </div>
    </div>
  )
}
