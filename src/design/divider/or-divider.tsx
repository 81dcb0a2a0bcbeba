import type { ReactNode } from 'react'
import * as styles from './or-divider.css.ts'

/** A word between two lines: the ways above and below it lead to the same place. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>
}
