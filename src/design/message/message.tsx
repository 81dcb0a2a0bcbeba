import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import * as styles from './message.css.ts'

type Props = {
  tone: 'success' | 'info' | 'danger'
  /** The icon of the tone unless said otherwise. */
  icon?: 'tick' | 'info' | 'error' | undefined
  /** `polite` has later changes read out: keep the message rendered, with `null` while it is silent. */
  live?: 'polite' | 'off' | undefined
  children: ReactNode
}

const iconOfTone = { success: 'tick', info: 'info', danger: 'error' } as const
const iconNames = { tick: 'success', info: 'info', error: 'error' } as const

/** A sentence about what happened, in a box within the page. */
export function Message({ tone, icon = iconOfTone[tone], live = 'off', children }: Props) {
  const silent = children === null || children === undefined || children === ''
  return (
    <div className={styles.region} role={live === 'polite' ? 'status' : undefined}>
      {!silent && (
        <div className={styles.message[tone]} data-tone={tone}>
          <span className={styles.icon} data-icon={icon}>
            <Icon name={iconNames[icon]} />
          </span>
          <p>{children}</p>
        </div>
      )}
    </div>
  )
}
