import { Drawing } from '../drawing/drawing.tsx'
import { icon } from '../icon/icon.css.ts'
import { rem } from '../theme/tokens/units.ts'
import * as styles from './download-panel.css.ts'

type Props = {
  href: string
  over: string
  name: string
  mark: 'google-play' | 'apple'
  /** The link leads nowhere yet. */
  disabled: boolean
}

/** A link to an app store. The small text comes first, then the store's name. */
export function StoreLink({ href, over, name, mark, disabled }: Props) {
  return (
    <a
      className={styles.store}
      href={href}
      aria-disabled={disabled || undefined}
      onClick={disabled ? (event) => event.preventDefault() : undefined}
    >
      <svg className={icon} viewBox="0 0 28 28" width={rem(28)} height={rem(28)} aria-hidden="true">
        <Drawing of={mark} />
      </svg>
      <span>
        <span className={styles.storeOver}>{over}</span>{' '}
        <span className={styles.storeName}>{name}</span>
      </span>
    </a>
  )
}
