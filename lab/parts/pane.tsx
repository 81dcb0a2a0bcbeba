import { type ReactNode, useId } from 'react'
import * as styles from './parts.css.ts'

/** A section of the lab with its own heading. */
export function Pane({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles.pane} aria-labelledby={id}>
      <div className={styles.paneHead}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
