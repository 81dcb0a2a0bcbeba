import type { ReactNode } from 'react'
import { FocusKeeper } from '../focus/focus-keeper.tsx'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { infoIcon } from '../icon/ui/info.gen.ts'
import * as styles from './banner.css.ts'

type Props = {
  /** What the banner is about. */
  label: string
  /** What can be done about it, as small buttons. */
  actions: ReactNode
  /** `danger` is read out at once. */
  tone?: 'info' | 'danger' | undefined
  children: ReactNode
}

/** A strip between the top bar and the page: something that has to be known. */
export function Banner({ label, actions, tone = 'info', children }: Props) {
  const isBad = tone === 'danger'
  return (
    <FocusKeeper>
      <section className={styles.banner} aria-label={label} data-tone={tone}>
        <div className={styles.row}>
          <div className={styles.words}>
            <Icon icon={isBad ? errorIcon : infoIcon} />
            <p role={isBad ? 'alert' : 'status'}>{children}</p>
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </section>
    </FocusKeeper>
  )
}
