import type { ReactNode } from 'react'
import { FocusKeeper } from '../focus/focus-keeper.tsx'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { infoIcon } from '../icon/ui/info.gen.ts'
import * as styles from './banner.css.ts'

type Props = {
  /** What the banner is about. */
  label: string
  /** Actions, as small buttons. */
  actions: ReactNode
  /** `danger` is announced at once. */
  tone?: 'info' | 'danger' | undefined
  children: ReactNode
}

/** A banner between the top bar and the page, for important information. */
export function Banner({ label, actions, tone = 'info', children }: Props) {
  const isBad = tone === 'danger'
  return (
    <FocusKeeper>
      <section className={styles.banner} aria-label={label} data-tone={tone}>
        <div className={styles.row}>
          <div className={styles.texts}>
            <Icon icon={isBad ? errorIcon : infoIcon} />
            <p role={isBad ? 'alert' : 'status'}>{children}</p>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </section>
    </FocusKeeper>
  )
}
