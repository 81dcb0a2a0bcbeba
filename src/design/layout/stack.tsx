import type { ReactNode } from 'react'
import type { SpaceKey } from '../theme/tokens/scales.ts'
import * as styles from './layout.css.ts'

type Props = {
  /** `section` is 48 px, and 36 on phones. */
  space: SpaceKey | 'section'
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined
  as?: 'div' | 'ul' | 'ol' | 'section' | undefined
  children: ReactNode
}

/** Children under each other, `space` apart. With `as="ul"` its children are list items. */
export function Stack({ space, align = 'stretch', as: Element = 'div', children }: Props) {
  return <Element className={`${styles.stack[align]} ${styles.gap[space]}`}>{children}</Element>
}
