import type { ReactNode } from 'react'
import * as styles from './stat-tile.css.ts'

/** Three stat tiles beside each other; on a phone two, and the third under them. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
