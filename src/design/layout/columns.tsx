import type { ReactNode } from 'react'
import type { SpaceKey } from '../theme/tokens/scales.ts'
import * as styles from './layout.css.ts'

type Props = {
  space: SpaceKey
  /** The space between rows, if it differs. */
  lines?: SpaceKey | undefined
  children: ReactNode
}

/** Children in columns of equal width, `space` apart; stacked on phones and where the columns get too narrow. */
export function Columns({ space, lines = space, children }: Props) {
  return (
    <div className={`${styles.columns} ${styles.gap[space]} ${styles.lines[lines]}`}>
      {children}
    </div>
  )
}
