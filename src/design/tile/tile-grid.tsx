import type { ReactNode } from 'react'
import * as styles from './stat-tile.css.ts'

type Props = {
  /** Below the tiles. Its line is there without it too, so that it moves nothing when it appears. */
  note?: ReactNode
  children: ReactNode
}

/** Three stat tiles in a row; on a phone two, with the third below them. */
export function TileGrid({ note, children }: Props) {
  return (
    <div className={styles.grid}>
      {children}
      <p className={styles.note}>{note}</p>
    </div>
  )
}
