import type { ReactNode } from 'react'
import * as styles from './info-card.css.ts'

/** Info cards in columns between slats; on a phone in rows. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
