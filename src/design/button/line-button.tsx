import { Icon, type IconShape } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import * as label from './button-label.css.ts'
import * as styles from './line-button.css.ts'

type Props = {
  icon: IconShape
  /** Work is in progress: presses are ignored and the width stays. */
  busy: boolean
  /** Replaces the label while busy. */
  busyLabel: string
  /** Looks and behaves disabled, but keeps the focus. */
  unavailable?: boolean
  onClick(): void
  children: string
}

/** A button within a line of small text, such as the line of a field's label. */
export function LineButton({
  icon,
  busy,
  busyLabel,
  unavailable = false,
  onClick,
  children,
}: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-busy={busy || undefined}
      data-unavailable={unavailable || undefined}
      aria-busy={busy}
      aria-disabled={busy || unavailable || undefined}
      onClick={busy || unavailable ? undefined : onClick}
    >
      <span className={label.label} aria-hidden={busy || undefined} data-shown={!busy}>
        <Icon icon={icon} size={18} />
        <span>{children}</span>
      </span>
      <span className={label.label} aria-hidden={!busy || undefined} data-shown={busy}>
        <Spinner />
        <span>{busyLabel}</span>
      </span>
    </button>
  )
}
