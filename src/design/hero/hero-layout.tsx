import type { ReactNode } from 'react'
import * as styles from './hero-layout.css.ts'

type Props = {
  /** Headline, lead and the first thing to do. */
  copy: ReactNode
  /** The drawing beside it; on narrow windows under it. */
  stage: ReactNode
  /** The band along the foot of the window. */
  foot: ReactNode
}

/** The content of the first panel. */
export function HeroLayout({ copy, stage, foot }: Props) {
  return (
    <div className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.copy}>{copy}</div>
        <div className={styles.stage}>{stage}</div>
      </div>
      {foot}
    </div>
  )
}
