import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type Props = {
  level: 1 | 2 | 3
  size: keyof typeof styles.heading
  align?: 'start' | 'center' | undefined
  id?: string | undefined
  /** -1 lets a screen move the focus here after a navigation. */
  tabIndex?: -1 | undefined
  children: ReactNode
}

/** A heading: `level` is its place in the outline, `size` its role in the type scale. */
export function Heading({ level, size, align, id, tabIndex, children }: Props) {
  const Element = `h${level}` as const
  return (
    <Element id={id} className={styles.heading[size]} data-align={align} tabIndex={tabIndex}>
      {children}
    </Element>
  )
}
