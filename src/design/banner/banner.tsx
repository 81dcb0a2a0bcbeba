import type { ReactNode } from 'react'
import { FocusKeeper } from '../focus/focus-keeper.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './banner.css.ts'

type Props = {
  /** What the banner is about. */
  label: string
  /** What can be done about it, as small buttons. */
  actions: ReactNode
  children: ReactNode
}

/** A strip between the top bar and the page: something about the account that has to be known. */
export function Banner({ label, actions, children }: Props) {
  return (
    <FocusKeeper>
      <section className={styles.banner} aria-label={label}>
        <div className={styles.row}>
          <div className={styles.words}>
            <Icon name="info" />
            <p role="status">{children}</p>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </section>
    </FocusKeeper>
  )
}
