import type { ReactNode } from 'react'
import * as styles from './stat-tile.css.ts'

/** Three stat tiles in a row; on a phone two, with the third below them. */
export function TileGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
