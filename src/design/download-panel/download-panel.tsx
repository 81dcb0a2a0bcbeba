import type { ReactNode } from 'react'
import * as styles from './download-panel.css.ts'
import { LatticeArt } from './lattice-art.tsx'
import { PhoneArt } from './phone-art.tsx'

type Props = {
  /** The id of the heading, which can take the focus. */
  headingId: string
  label: string
  headline: string
  lead: string
  /** The ways to the stores. */
  stores: ReactNode
}

/** The panel that leads to the app stores, with the app on a phone beside it. */
export function DownloadPanel({ headingId, label, headline, lead, stores }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h2 className={styles.heading} id={headingId} tabIndex={-1}>
          {headline}
        </h2>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.stores}>{stores}</div>
      </div>
      <div className={styles.stage}>
        <LatticeArt />
        <PhoneArt className={styles.phone} />
      </div>
    </div>
  )
}
