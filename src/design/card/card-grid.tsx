import type { ReactNode } from 'react'
import * as styles from './info-card.css.ts'

/** Info cards in columns between slats; in rows on a phone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
