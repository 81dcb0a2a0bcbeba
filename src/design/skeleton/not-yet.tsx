import type { ReactNode } from 'react'
import * as styles from './skeleton.css.ts'

/**
 * What a page shows of itself before anything about the member is known: labels, rows and the boxes of fields at their
 * final places. They cannot be used yet, so assistive technology finds the heading and the loading state alone.
 */
export function NotYet({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notYet} inert>
      {children}
    </div>
  )
}
