import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon, type IconShape } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { type ButtonLook, buttonClass } from './button-class.ts'
import * as styles from './button-label.css.ts'

type NativeProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>

/** The props of a native button without class and style, and our own. */
export type ButtonProps = NativeProps &
  ButtonLook & {
    /**
     * Work is in progress: presses are ignored and the width stays. If a button can become busy, pass it from the first
     * render.
     */
    busy?: boolean | undefined
    /** Replaces the label while busy, such as 'Logging in...'. */
    busyLabel?: string | undefined
    /** Looks and behaves disabled, but keeps the focus and stays readable: for waits that end without the user. */
    unavailable?: boolean | undefined
    icon?: IconShape | undefined
    children: ReactNode
  }

/** A button. `full` takes the whole width; `tone` is secondary by default. */
export function Button(props: ButtonProps) {
  const { tone, size, full, busy, busyLabel, unavailable, icon, children, onClick, ...native } =
    props

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || unavailable) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ tone, size, full })}
      data-busy={busy || undefined}
      data-unavailable={unavailable || undefined}
      aria-busy={busy}
      aria-disabled={busy || unavailable || native['aria-disabled']}
      onClick={press}
    >
      <span className={styles.label} aria-hidden={busy || undefined} data-shown={!busy}>
        {/* On a translated page React can only change a text that is the only child. */}
        {icon ? (
          <>
            <Icon icon={icon} />
            <span>{children}</span>
          </>
        ) : (
          children
        )}
      </span>
      {busy !== undefined && (
        <span className={styles.label} aria-hidden={!busy || undefined} data-shown={busy}>
          <Spinner />
          <span>{busyLabel ?? children}</span>
        </span>
      )}
    </button>
  )
}
