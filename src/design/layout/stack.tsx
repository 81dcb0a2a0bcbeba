import type { ReactNode } from 'react'
import type { SpaceKey } from '../theme/tokens/scales.ts'
import * as styles from './layout.css.ts'

type Props = {
  /** `section` is 48 px, and 36 on phones. */
  space: SpaceKey | 'section'
  align?: keyof typeof styles.stack | undefined
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined
  /** Reserves the width of a toast at its end, from 720 px: for the heading at the top of a wide page. */
  clearOfToasts?: boolean | undefined
  children: ReactNode
}

/** Children in a column, `space` apart. With `as="ul"` its children are list items. */
export function Stack(props: Props) {
  const { space, align = 'stretch', as: Element = 'div', clearOfToasts = false, children } = props
  const className = `${styles.stack[align]} ${styles.gap[space]}`
  return (
    <Element className={clearOfToasts ? `${className} ${styles.clearOfToasts}` : className}>
      {children}
    </Element>
  )
}
