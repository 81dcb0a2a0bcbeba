import type { ReactNode } from 'react'
import * as styles from './masthead.css.ts'

type Props = {
  avatar: ReactNode
  /** What can be done about it, at the end of the line; on a phone under it. */
  action: ReactNode
  /** The name and what belongs to it. */
  children: ReactNode
}

/** The head of a member's page: picture, name, one action. */
export function Masthead({ avatar, action, children }: Props) {
  return (
    <div className={styles.masthead}>
      {avatar}
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
