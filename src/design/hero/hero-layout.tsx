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
  /** The panels under it. */
  children?: ReactNode
}

/** The landing page: its first panel, as tall as the window under the top bar, and those under it. */
export function HeroLayout({ copy, stage, foot, children }: Props) {
  return (
    <Main className={styles.panels}>
      <div className={styles.hero}>
        <div className={styles.row}>
          <div className={styles.copy}>{copy}</div>
          <div className={styles.stage}>{stage}</div>
        </div>
        {foot}
      </div>
      {children}
    </Main>
  )
}
