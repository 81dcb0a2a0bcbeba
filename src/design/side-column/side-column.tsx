import type { ReactNode } from 'react'
import * as styles from './side-column.css.ts'

/** A narrow column beside what the page is about; above it on narrow windows. */
export function SideColumn({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {side}
      {children}
    </div>
  )
}
