import type { ReactNode } from 'react'
import * as styles from './parts.css.ts'

type Props = {
  tone?: 'primary' | 'danger' | 'quiet'
  pressed?: boolean
  disabled?: boolean
  /** What it does, where its text alone does not say so. */
  label?: string
  title?: string
  onPress: () => void
  children: ReactNode
}

/** A button of the lab: 34 px high, because a tester's table holds many. */
export function LabButton({ tone, pressed, disabled, label, title, onPress, children }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-tone={tone}
      aria-pressed={pressed}
      aria-label={label}
      title={title}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
