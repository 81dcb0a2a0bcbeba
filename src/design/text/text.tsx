import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type Props = {
  size: keyof typeof styles.text
  /** The purpose of the text, which sets its colour. */
  tone?: keyof typeof styles.tone | undefined
  as?: 'p' | 'span' | 'div' | 'li' | undefined
  align?: 'start' | 'center' | undefined
  children: ReactNode
}

/** Running text in one role of the type scale. */
export function Text({ size, tone = 'primary', as: Element = 'p', align, children }: Props) {
  return (
    <Element className={`${styles.text[size]} ${styles.tone[tone]}`} data-align={align}>
      {children}
    </Element>
  )
}
