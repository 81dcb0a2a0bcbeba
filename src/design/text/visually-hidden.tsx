import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type Props = {
  /** `polite` makes it a status: later changes are announced. */
  live?: 'polite' | undefined
  children: ReactNode
}

/** Text for assistive technology only. */
export function VisuallyHidden({ live, children }: Props) {
  return (
    <span className={styles.visuallyHidden} role={live && 'status'}>
      {children}
    </span>
  )
}
