import type { ReactNode } from 'react'
import * as styles from './download-panel.css.ts'
import { LatticeArt } from './lattice-art.tsx'
import { PhoneArt } from './phone-art.tsx'

type Props = {
  /** The id of the heading, which can receive the focus. */
  headingId: string
  label: string
  headline: string
  lead: string
  /** The links to the stores. */
  stores: ReactNode
  /** The text below the links, which screen readers announce when it appears. */
  status: string | null
  /** The last links of the page. */
  foot: ReactNode
}

/** The panel with links to the app stores and a phone that shows the app. */
export function DownloadPanel({ headingId, label, headline, lead, stores, status, foot }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.label}>{label}</p>
        <h2 className={styles.heading} id={headingId} tabIndex={-1}>
          {headline}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.stores}>{stores}</div>
        <p className={styles.status} role="status">
          {status}
        </p>
        <div className={styles.foot}>{foot}</div>
      </div>
      <div className={styles.stage}>
        <LatticeArt />
        <PhoneArt className={styles.phone} />
      </div>
    </div>
  )
}
