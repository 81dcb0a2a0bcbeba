import type { ReactNode } from 'react'
import * as styles from './download-panel.css.ts'

type Props = {
  href: string
  over: string
  name: string
  mark: ReactNode
  /** Called instead of following the link. */
  onPress?: (() => void) | undefined
}

/** A link to an app store. The small text comes first, then the store's name. */
export function StoreLink({ href, over, name, mark, onPress }: Props) {
  return (
    <a
      className={styles.store}
      href={href}
      onClick={
        onPress &&
        ((event) => {
          event.preventDefault()
          onPress()
        })
      }
    >
      {mark}
      <span>
        <span className={styles.storeOver}>{over}</span>{' '}
        <span className={styles.storeName}>{name}</span>
      </span>
    </a>
  )
}
