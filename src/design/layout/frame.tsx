import type { ReactNode } from 'react'
import * as styles from '../link/link.css.ts'
import { mainId } from './main-id.ts'

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
      {bar && <SkipLink href={`#${mainId}`}>{skipTo}</SkipLink>}
      {bar}
      {children}
    </>
  )
}

/** The first tab stop: skips the top bar. Visible only while focused. */
function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={href}>
      {children}
    </a>
  )
}
