import type { ReactNode } from 'react'
import { Main } from '../layout/main.tsx'
import * as styles from './panel.css.ts'
import type { PanelBackground } from './panel.tsx'

type Props = {
  /** Whether the window shows one panel at a time. */
  snapping: boolean
  /** Whether the user has moved to another panel since the page opened. */
  moved: boolean
  /** The background of the current panel. It determines the colours of the top bar. */
  background: PanelBackground
  children: ReactNode
  /** The last panel, a footer. */
  last?: ReactNode
}

/** The stacked panels of the landing page. The window itself scrolls them. */
export function Panels({ snapping, moved, background, children, last }: Props) {
  return (
    <div
      className={styles.panels}
      data-snapping={snapping || undefined}
      data-moved={moved || undefined}
      data-background={background}
    >
      <Main className={styles.main}>{children}</Main>
      {last}
    </div>
  )
}
