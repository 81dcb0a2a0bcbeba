import type { ReactNode } from 'react'
import { Main } from '../layout/main.tsx'
import * as styles from './hero-layout.css.ts'

type Props = {
  /** Headline, lead and the first thing to do. */
  copy: ReactNode
  /** The drawing beside it; on narrow windows under it. */
  stage: ReactNode
  /** The band along the foot of the window. */
  foot: ReactNode
}

/** The first panel of the landing page: as tall as the window under the top bar. */
export function HeroLayout({ copy, stage, foot }: Props) {
  return (
    <Main className={styles.hero}>
      <div className={styles.row}>
        <div className={styles.copy}>{copy}</div>
        <div className={styles.stage}>{stage}</div>
      </div>
      {foot}
    </Main>
  )
}
