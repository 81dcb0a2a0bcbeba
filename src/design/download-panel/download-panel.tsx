import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import * as styles from './download-panel.css.ts'

type Props = {
  /** The id of the heading, which can receive the focus. */
  headingId: string
  label: string
  headline: string
  lead: string
  stores: ReactNode
  /** The last links of the page. */
  foot: ReactNode
}

/** The panel with links to the app stores and a phone that shows the app. */
export function DownloadPanel({ headingId, label, headline, lead, stores, foot }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.label}>{label}</p>
        <h2 className={styles.heading} id={headingId} tabIndex={-1}>
          {headline}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.stores}>{stores}</div>
        <div className={styles.foot}>{foot}</div>
      </div>
      <div className={styles.stage}>
        <svg
          className={styles.lattice}
          viewBox="0 0 680 900"
          preserveAspectRatio="xMidYMin slice"
          aria-hidden="true"
        >
          <Drawing of="lattice" />
        </svg>
        <svg className={styles.phone} viewBox="0 0 352 800" aria-hidden="true">
          <Drawing of="phone" />
        </svg>
      </div>
    </div>
  )
}
