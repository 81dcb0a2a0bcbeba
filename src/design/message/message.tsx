import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { infoIcon } from '../icon/ui/info.gen.ts'
import { successIcon } from '../icon/ui/success.gen.ts'
import * as styles from './message.css.ts'

type Props = {
  tone: 'success' | 'info' | 'danger'
  /** The tone's icon by default. */
  icon?: 'tick' | 'info' | 'error' | undefined
  /** `polite` announces later changes. Keep the message rendered, with `null` while it is empty. */
  live?: 'polite' | 'off' | undefined
  /**
   * A text in the space of the usual message while there is none, so that the content below does not move. Keep it `null`
   * rather than omitted while there is no such text.
   */
  placeholder?: string | null | undefined
  /** A small button at the end of the message. */
  action?: ReactNode
  children: ReactNode
}

const iconOfTone = { success: 'tick', info: 'info', danger: 'error' } as const
const icons = { tick: successIcon, info: infoIcon, error: errorIcon }

/** A message about what happened, in a box within the page. */
export function Message(props: Props) {
  const { tone, icon = iconOfTone[tone], live = 'off', placeholder, action, children } = props
  const silent = children === null || children === undefined || children === ''
  const region = (
    <div className={styles.region} role={live === 'polite' ? 'status' : undefined}>
      {!silent && (
        <div className={styles.message[tone]} data-tone={tone}>
          <span className={styles.icon} data-icon={icon}>
            <Icon icon={icons[icon]} />
          </span>
          <p className={styles.text}>{children}</p>
          {action && <span className={styles.action}>{action}</span>}
        </div>
      )}
    </div>
  )
  return placeholder === undefined ? (
    region
  ) : (
    <div className={styles.space} data-reserved={placeholder !== null || undefined}>
      {region}
      {silent && placeholder !== null && <p className={styles.placeholder}>{placeholder}</p>}
    </div>
  )
}
