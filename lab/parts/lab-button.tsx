import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type Props = {
  tone?: 'primary' | 'danger' | 'quiet'
  pressed?: boolean
  disabled?: boolean
  /** An accessible description, if the text alone is unclear. */
  label?: string
  title?: string
  /** The key that presses the button, see app/shortcuts.ts. */
  shortcut?: string | undefined
  onPress: (button: HTMLButtonElement) => void
  children: ReactNode
}

/** A button of the lab, 34 px high, because the lab shows many at once. */
export function LabButton({
  tone,
  pressed,
  disabled,
  label,
  title,
  shortcut,
  onPress,
  children,
}: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-tone={tone}
      aria-pressed={pressed}
      aria-label={label}
      title={title}
      aria-keyshortcuts={shortcut}
      disabled={disabled}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {shortcut !== undefined && /^\d$/.test(shortcut) && (
        <span className={styles.digit} aria-hidden="true">
          {shortcut}
        </span>
      )}
      {children}
    </button>
  )
}
