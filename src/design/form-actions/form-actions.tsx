import type { ReactNode } from 'react'
import * as styles from './form-actions.css.ts'

/** The buttons at the end of a form, Cancel first, and notes before them. On phones all stay in view. */
export function FormActions({ notes, children }: { notes?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <div className={styles.notes}>{notes}</div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
