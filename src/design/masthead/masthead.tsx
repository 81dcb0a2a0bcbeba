import type { ReactNode } from 'react'
import * as styles from './masthead.css.ts'

type Props = {
  avatar: ReactNode
  /** The action at the end of the line; below it on a phone. */
  action: ReactNode
  /** Below the name, with the height of two lines before anything in them is known. */
  details: ReactNode
  /** The name. */
  children: ReactNode
}

/** The header of a member's page: picture, name, one action. */
export function Masthead({ avatar, action, details, children }: Props) {
  return (
    <div className={styles.masthead}>
      {avatar}
      <div className={styles.texts}>
        {children}
        <div className={styles.details}>{details}</div>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
