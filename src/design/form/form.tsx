import type { ReactNode } from 'react'
import { useFocusOnFailure } from './use-focus-on-failure.ts'

type Props = {
  onSubmit(): void
  /** The form's accessible name. */
  label: string
  /** The form is being submitted. */
  busy?: boolean | undefined
  children: ReactNode
}

/**
 * A form that a machine validates, never the browser. A failed submit moves the focus to the first invalid field.
 * `post` keeps typed values out of the URL if the form is sent before hydration.
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
