import type { ReactNode } from 'react'
import * as styles from './page.css.ts'

/** The `main` landmark of a page that is one short message: spinner, error, not found. */
export function Center({ children }: { children: ReactNode }) {
  return <main className={styles.center}>{children}</main>
}
