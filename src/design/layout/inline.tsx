import type { ReactNode } from 'react'
import type { SpaceKey } from '../theme/tokens/scales.ts'
import * as styles from './layout.css.ts'

type Props = {
  space: SpaceKey
  align?: keyof typeof styles.inline | undefined
  justify?: keyof typeof styles.justify | undefined
  wrap?: boolean | undefined
  children: ReactNode
}

/** Children in a row, `space` apart. */
export function Inline(props: Props) {
  const { space, align = 'center', justify = 'start', wrap = true, children } = props
  return (
    <div
      className={`${styles.inline[align]} ${styles.justify[justify]} ${styles.gap[space]}`}
      data-wraps={wrap}
    >
      {children}
    </div>
  )
}
