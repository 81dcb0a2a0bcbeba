import { type ReactNode, useId } from 'react'
import * as styles from './list.css.ts'

/** Stacked rows in one frame, labelled by a second-level heading. */
export function List({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <section>
      <h2 className={styles.label} id={id}>
        {label}
      </h2>
      <ul className={styles.list} aria-labelledby={id}>
        {children}
      </ul>
    </section>
  )
}
