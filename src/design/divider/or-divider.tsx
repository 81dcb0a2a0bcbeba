import type { ReactNode } from 'react'
import * as styles from './or-divider.css.ts'

/** A word between two lines: the options above and below it have the same result. */
export function OrDivider({ children }: { children: ReactNode }) {
  return <p className={styles.divider}>{children}</p>
}
