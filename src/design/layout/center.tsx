import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import * as styles from './page.css.ts'

/** The `main` landmark of a page with one short message: spinner, error, not found. */
export function Center({ children }: { children: ReactNode }) {
  return <Main className={styles.center}>{children}</Main>
}
