import type { ReactNode } from 'react'
import { Main } from '../layout/main.tsx'
import * as styles from './panel.css.ts'
import type { Ground } from './panel.tsx'

type Props = {
  /** Whether the window shows one panel at a time. */
  snapping: boolean
  /** Whether a step has been made since the page came up. */
  moved: boolean
  /** The ground of the panel in view: the top bar takes its colours from it. */
  ground: Ground
  children: ReactNode
}

/** The panels of the landing page, one under the other. The window itself scrolls them. */
export function Panels({ snapping, moved, ground, children }: Props) {
  return (
    <Main className={styles.room}>
      <div
        className={styles.panels}
        data-snapping={snapping || undefined}
        data-moved={moved || undefined}
        data-ground={ground}
      >
        {children}
      </div>
    </Main>
  )
}
