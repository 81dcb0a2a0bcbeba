import type { ReactNode } from 'react'
import * as styles from './side-column.css.ts'

/** A narrow column next to the main content; above it in narrow windows. */
export function SideColumn({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {side}
      {children}
    </div>
  )
}
