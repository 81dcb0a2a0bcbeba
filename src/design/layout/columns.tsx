import type { ReactNode } from 'react'
import type { SpaceKey } from '../theme/tokens/scales.ts'
import * as styles from './layout.css.ts'

type Props = {
  space: SpaceKey
  /** The breakpoint under which the columns stand under each other. */
  collapseBelow?: 'md' | 'lg' | undefined
  children: ReactNode
}

/** Children in columns of equal width, `space` apart. */
export function Columns({ space, collapseBelow, children }: Props) {
  return (
    <div className={`${styles.columns[collapseBelow ?? 'never']} ${styles.gap[space]}`}>
      {children}
    </div>
  )
}
