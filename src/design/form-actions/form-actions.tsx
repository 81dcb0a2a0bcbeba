import type { ReactNode } from 'react'
import * as styles from './form-actions.css.ts'

/** The buttons at the end of a form, Cancel first; on phones they share the width and stay in view. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
