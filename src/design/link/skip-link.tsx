import type { ReactNode } from 'react'
import * as styles from './link.css.ts'

/** The first stop of the Tab key: jumps over the top bar. Seen only while it has the focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.skipLink} href={href}>
      {children}
    </a>
  )
}
