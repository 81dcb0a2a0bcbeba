import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import * as styles from './key-features-panel.css.ts'
import { lattice } from './lattice.ts'

type Props = {
  /** The id of the heading, which can receive the focus. */
  headingId: string
  heading: string
  lead: string
  /** The features, as `Feature` elements. */
  children: ReactNode
}

const stairs = `0 0 ${lattice.column * 3} ${lattice.rung}`

/** The panel of features: a list on phones; in wide windows three columns with a vine that climbs over them. */
export function KeyFeaturesPanel({ headingId, heading, lead, children }: Props) {
  return (
    <div className={styles.container}>
      <div className={styles.field}>
        <svg
          className={styles.stake}
          viewBox="0 0 28 1600"
          preserveAspectRatio="xMidYMin"
          aria-hidden="true"
        >
          <Drawing of="stake" />
        </svg>
        <div className={styles.head}>
          <h2 id={headingId} className={styles.heading} tabIndex={-1}>
            {heading}
          </h2>
          <p className={styles.lead}>{lead}</p>
        </div>
        <svg className={styles.stairs} viewBox={stairs} aria-hidden="true">
          <Drawing of="stairs" />
        </svg>
        <ul className={styles.list}>{children}</ul>
      </div>
    </div>
  )
}

type FeatureProps = {
  title: string
  description: string
  /** The illustrations: a small one for phones, a whole card for wide windows. */
  art: ReactNode
}

/** One feature of the app. */
export function Feature({ title, description, art }: FeatureProps) {
  return (
    <li className={styles.feature}>
      <div>{art}</div>
      <div className={styles.texts}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.description}>{description}</p>
      </div>
    </li>
  )
}
