import { type ReactNode, useId } from 'react'
import * as styles from './parts.css.ts'

/** A part of the lab with a heading of its own. */
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
