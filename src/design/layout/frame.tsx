import type { ReactNode } from 'react'
import * as styles from '../link/link.css.ts'
import { mainId } from './main.tsx'

type Props = {
  /** The label of the skip link. */
  skipTo: string
  /** The top bar, on pages that have one. */
  bar?: ReactNode
  /** The page. The id of its `main` landmark is the skip link's target. */
  children: ReactNode
}

/** The frame of every page: the bar and the content below it. */
export function Frame({ skipTo, bar, children }: Props) {
  return (
    <>
      {/* The first tab stop. Visible only while focused. */}
      {bar && (
        <a className={styles.skipLink} href={`#${mainId}`}>
          {skipTo}
        </a>
      )}
      {bar}
      {children}
    </>
  )
}
