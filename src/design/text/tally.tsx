import type { ReactNode } from 'react'
import * as styles from './tally.css.ts'

/** A number, and the label for what it counts. */
export function Tally({ value, children }: { value: string; children: ReactNode }) {
  return (
    <p className={styles.tally}>
      <span className={styles.value}>{value}</span> <span className={styles.texts}>{children}</span>
    </p>
  )
}
