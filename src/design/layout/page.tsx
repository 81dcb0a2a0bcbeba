import type { ReactNode } from 'react'
import { Main } from './main.tsx'
import * as styles from './page.css.ts'

type Props = {
  /** forgot 420, verify 560, settings 720, column 1000 and max 1264 px. */
  width: keyof typeof styles.column
  children: ReactNode
}

/**
 * The `main` landmark of a page under the top bar, in a column between the page margins. The narrow pages (forgot,
 * verify) are centred in the window from md upwards.
 */
export function Page({ width, children }: Props) {
  return (
    <Main className={styles.page} place={width}>
      <div className={styles.column[width]}>{children}</div>
    </Main>
  )
}
