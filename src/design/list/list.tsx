import { type ReactNode, useId } from 'react'
import * as styles from './list.css.ts'

/** Rows under each other in one frame, under a heading of the second level that names them. */
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
