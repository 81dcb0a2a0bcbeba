import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Words that stay on one line. A non-breaking space would be part of the name that a screen reader gets. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}
