import type { ReactNode } from 'react'
import * as styles from './form-actions.css.ts'

/**
 * The buttons at the end of a form, Cancel first; on phones they share the width and stay in view. The notes are below
 * them, and on phones above them.
 */
export function FormActions({ notes, children }: { notes?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>{children}</div>
      <div className={styles.notes}>{notes}</div>
    </div>
  )
}
