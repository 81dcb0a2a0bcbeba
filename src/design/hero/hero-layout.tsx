import type { ReactNode } from 'react'
import * as styles from './hero-layout.css.ts'

type Props = {
  /** A line above the headline. */
  over: ReactNode
  headline: ReactNode
  lead: ReactNode
  action: ReactNode
  /** The illustration next to the text; below it in narrow windows. */
  stage: ReactNode
  /** The band at the bottom of the window. */
  foot: ReactNode
}

/** The content of the first panel. */
export function HeroLayout({ over, headline, lead, action, stage, foot }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.copy}>
          {over}
          <div className={styles.headline}>{headline}</div>
          {lead}
          <div className={styles.action}>{action}</div>
        </div>
        <div className={styles.stage}>{stage}</div>
      </div>
      {foot}
    </div>
  )
}
