import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

/** The purpose of a text, which sets its colour. */
export type TextTone =
  | 'primary'
  | 'secondary'
  | 'muted'
  | 'accent'
  | 'danger'
  | 'success'
  | 'onFeature'
  | 'onFeatureMuted'

type Props = {
  size: 'lead' | 'body' | 'bodyStrong' | 'small' | 'caption' | 'micro' | 'label'
  tone?: TextTone | undefined
  as?: 'p' | 'span' | 'div' | 'li' | undefined
  align?: 'start' | 'center' | undefined
  id?: string | undefined
  children: ReactNode
}

/** Running text in one role of the type scale. */
export function Text({ size, tone = 'primary', as: Element = 'p', align, id, children }: Props) {
  return (
    <Element id={id} className={`${styles.text[size]} ${styles.tone[tone]}`} data-align={align}>
      {children}
    </Element>
  )
}
