import type { ReactNode, Ref } from 'react'

type Props = {
  onSubmit(): void
  /** The form's name for assistive technology. */
  label: string
  formRef?: Ref<HTMLFormElement> | undefined
  children: ReactNode
}

/**
 * A form whose answers are judged by a machine, never by the browser. `post` keeps what was typed out
 * of the address if it is sent before the script runs.
 */
export function Form({ onSubmit, label, formRef, children }: Props) {
  return (
    <form
      ref={formRef}
      method="post"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}
