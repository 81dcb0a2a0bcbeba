import type { ReactNode } from 'react'
import { Main } from '../layout/main.tsx'
import { LatticePanel } from '../vine/lattice-panel.tsx'
import * as styles from './split.css.ts'

type Props = {
  /** `wide` gives the panel more than half of the window, `narrow` leaves that to the form. */
  proportion: 'wide' | 'narrow'
  /** The logo within its link. */
  brand: ReactNode
  /** The content on the lattice next to the form; omitted where the window is too narrow. */
  panel: ReactNode
  /** The form and related content. */
  children: ReactNode
}

/** The page of login and sign-up: a form, and the trellis by night next to it in wide windows. */
export function Split({ proportion, brand, panel, children }: Props) {
  return (
    <div className={styles.split[proportion]}>
      <div className={styles.side}>
        <header className={styles.brand}>{brand}</header>
        <Main className={styles.form[proportion]}>{children}</Main>
      </div>
      <aside className={styles.panel[proportion]}>
        <LatticePanel>{panel}</LatticePanel>
      </aside>
    </div>
  )
}
