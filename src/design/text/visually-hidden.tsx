import type { ReactNode } from 'react'
import * as styles from './text.css.ts'

type Props = {
  /** `polite` makes a status of it: its later changes are read out. */
  live?: 'polite' | undefined
  children: ReactNode
}

/** Words for assistive technology only. */
export function VisuallyHidden({ live, children }: Props) {
  return (
    <span className={styles.visuallyHidden} role={live && 'status'}>
      {children}
    </span>
  )
}
