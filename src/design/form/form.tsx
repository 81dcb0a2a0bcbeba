import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { FormFields, type ReadAgain } from './form-fields.ts'

type Props = {
  onSubmit(): void
  /** The form's accessible name. */
  label: string
  /** The id for a submit button outside of the form. */
  id?: string | undefined
  /** The form is being submitted. */
  busy?: boolean | undefined
  children: ReactNode
}

/**
 * A form that a machine validates, never the browser. A failed submit moves the focus to the first invalid field, or to
 * the first choice that is not made.
 * What the fields show is what is submitted: the form reads them again first (`useField`).
 * `post` keeps typed values out of the URL if the form is sent before hydration.
 */
export function Form({ onSubmit, label, id, busy = false, children }: Props) {
  const { form, submitted, edited } = useFocusOnFailure(busy)
  const fields = useRef(new Set<ReadAgain>())
  const register = useCallback((read: ReadAgain) => {
    fields.current.add(read)
    return () => fields.current.delete(read)
  }, [])
  const readFields = (changed: EventTarget | null = null) => {
    for (const read of [...fields.current]) read(changed)
  }
  return (
    <FormFields value={register}>
      <form
        ref={form}
        id={id}
        method="post"
        aria-label={label}
        noValidate
        onInputCapture={({ target }) => readFields(target)}
        onInput={edited}
        onClickCapture={() => readFields()}
        onBlurCapture={() => readFields()}
        onSubmit={(event) => {
          event.preventDefault()
          readFields()
          onSubmit()
          submitted()
        }}
      >
        {children}
      </form>
    </FormFields>
  )
}

/**
 * Moves the focus to the first invalid field or unanswered choice after a failed submit: at once, or when `busy` ends. Once per submit, and
 * not if the user has typed again (`edited`).
 */
function useFocusOnFailure(busy: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const pending = useRef(false)
  const [, setSubmits] = useState(0)

  useEffect(() => {
    if (!pending.current || busy) return
    const invalid = form.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"],[data-unanswered]',
    )
    if (!invalid) return
    pending.current = false
    invalid.focus()
  })

  return {
    form,
    submitted() {
      pending.current = true
      setSubmits((submits) => submits + 1)
    },
    edited() {
      pending.current = false
    },
  }
}
