import type { ReactNode } from 'react'
import * as styles from './masthead.css.ts'

type Props = {
  avatar: ReactNode
  /** The action at the end of the line; below it on a phone. */
  action: ReactNode
  /** The name and related content. */
  children: ReactNode
}

/** The lines below the name. They have the height of two lines before anything in them is known. */
export function MastheadDetails({ children }: { children: ReactNode }) {
  return <div className={styles.details}>{children}</div>
}

/** The header of a member's page: picture, name, one action. */
export function Masthead({ avatar, action, children }: Props) {
  return (
    <div className={styles.masthead}>
      {avatar}
      <div className={styles.texts}>{children}</div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
