import type { ReactNode } from 'react'
import * as styles from './top-bar.css.ts'

type Props = {
  /** The logo within its link. */
  brand: ReactNode
  end: ReactNode
  /** Adds a line under the bar and keeps it in view: for pages, not for the landing panels. */
  ruled: boolean
}

/** The banner landmark of every page except login and sign-up. */
export function TopBar({ brand, end, ruled }: Props) {
  return (
    <header className={ruled ? `${styles.bar} ${styles.ruled}` : styles.bar}>
      <div className={styles.row}>
        <div className={styles.group}>{brand}</div>
        <div className={ruled ? styles.wideGroup : styles.group}>{end}</div>
      </div>
    </header>
  )
}
