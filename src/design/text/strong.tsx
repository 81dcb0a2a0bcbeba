import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

/** Emphasised text: weight 600, in the primary colour. */
export function Strong({ children }: { children: ReactNode }) {
  return <strong className={styles.strong}>{children}</strong>
}
