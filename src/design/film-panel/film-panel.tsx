import type { ReactNode } from 'react'
import * as styles from './film-panel.css.ts'

type Props = {
  /** The id of the heading, which can receive the focus. */
  headingId: string
  heading: string
  lead: string
  after: string
  /** The film or its placeholder. */
  film: ReactNode
}

/** The panel with a short text next to a film. */
export function FilmPanel({ headingId, heading, lead, after, film }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <h2 id={headingId} className={styles.heading} tabIndex={-1}>
          {heading}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.after}>{after}</p>
      </div>
      {film}
    </div>
  )
}
