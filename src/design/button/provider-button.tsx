import type { ReactNode } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { label } from './button-label.css.ts'
import * as styles from './provider-button.css.ts'
import { ProviderMark } from './provider-mark.tsx'

type Props = {
  provider: 'google' | 'apple'
  /** The provider's window is open: presses are ignored. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  children: ReactNode
  onClick(): void
}

/** Signs in with another account. Colours and marks follow the providers' own rules. */
export function ProviderButton({ provider, busy = false, disabled, children, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.provider[provider]}
      data-busy={busy || undefined}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      disabled={disabled}
      onClick={() => {
        if (!busy) onClick()
      }}
    >
      <span className={styles.mark}>
        <span className={label} data-shown={!busy}>
          <ProviderMark provider={provider} />
        </span>
        <span className={label} data-shown={busy}>
          <Spinner />
        </span>
      </span>
      <span>{children}</span>
    </button>
  )
}
