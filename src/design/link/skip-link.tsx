import type { ReactNode } from 'react'
import * as styles from './link.css.ts'

/** The first tab stop: skips the top bar. Visible only while focused. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={href}>
      {children}
    </a>
  )
}
