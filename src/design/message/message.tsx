import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { infoIcon } from '../icon/ui/info.gen.ts'
import { successIcon } from '../icon/ui/success.gen.ts'
import * as styles from './message.css.ts'

type Props = {
  tone: 'success' | 'info' | 'danger'
  /** The icon of the tone unless said otherwise. */
  icon?: 'tick' | 'info' | 'error' | undefined
  /** `polite` has later changes read out: keep the message rendered, with `null` while it is silent. */
  live?: 'polite' | 'off' | undefined
  /** Keeps the room of its usual message while it is silent: what stands below does not move. */
  keepsRoom?: boolean | undefined
  children: ReactNode
}

const iconOfTone = { success: 'tick', info: 'info', danger: 'error' } as const
const icons = { tick: successIcon, info: infoIcon, error: errorIcon }

/** A sentence about what happened, in a box within the page. */
export function Message({
  tone,
  icon = iconOfTone[tone],
  live = 'off',
  keepsRoom,
  children,
}: Props) {
  const silent = children === null || children === undefined || children === ''
  return (
    <div
      className={styles.region}
      role={live === 'polite' ? 'status' : undefined}
      data-keeps-room={keepsRoom}
    >
      {!silent && (
        <div className={styles.message[tone]} data-tone={tone}>
          <span className={styles.icon} data-icon={icon}>
            <Icon icon={icons[icon]} />
          </span>
          <p>{children}</p>
        </div>
      )}
    </div>
  )
}
