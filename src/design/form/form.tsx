import type { ReactNode } from 'react'
import { useFocusOnFailure } from './use-focus-on-failure.ts'

type Props = {
  onSubmit(): void
  /** The form's name for assistive technology. */
  label: string
  /** The answers are being judged elsewhere. */
  busy?: boolean | undefined
  children: ReactNode
}

/**
 * A form whose answers are judged by a machine, never by the browser; a failed submit moves the focus
 * to the first invalid field. `post` keeps what was typed out of the address if it is sent before the
 * script runs.
 */
export function Form({ onSubmit, label, busy = false, children }: Props) {
  const { form, submitted, edited } = useFocusOnFailure(busy)
  return (
    <form
      ref={form}
      method="post"
      aria-label={label}
      noValidate
      onInput={edited}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
        submitted()
      }}
    >
      {children}
    </form>
  )
}
