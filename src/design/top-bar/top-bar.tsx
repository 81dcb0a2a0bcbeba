import type { ReactNode } from 'react'
import * as styles from './top-bar.css.ts'

type Props = {
  /** The logo within its link. */
  brand: ReactNode
  start?: ReactNode
  end: ReactNode
  /** Adds a line under the bar and keeps it in view: for pages, not for the landing panels. */
  ruled: boolean
}

/** The banner landmark of every page except login and sign-up. */
export function TopBar({ brand, start, end, ruled }: Props) {
  return (
    <header className={styles.bar} data-ruled={ruled || undefined}>
      <div className={styles.row}>
        <div className={styles.group}>
          {brand}
          {start}
        </div>
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
