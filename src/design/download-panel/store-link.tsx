import type { ReactNode } from 'react'
import * as styles from './download-panel.css.ts'

type Props = { href: string; over: string; name: string; mark: ReactNode }

/** A link to an app store. The small text comes first, then the store's name. */
export function StoreLink({ href, over, name, mark }: Props) {
  return (
    <a className={styles.store} href={href}>
      {mark}
      <span>
        <span className={styles.storeOver}>{over}</span>{' '}
        <span className={styles.storeName}>{name}</span>
      </span>
    </a>
  )
}
