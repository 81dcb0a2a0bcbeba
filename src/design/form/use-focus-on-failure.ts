import { type RefObject, useEffect, useRef, useState } from 'react'

type FocusOnFailure = {
  form: RefObject<HTMLFormElement | null>
  /** Call this on each submit. */
  submitted(): void
  /** Call this when the user types again: the focus then stays where it is. */
  edited(): void
}

/**
 * Moves the focus to the first invalid field after a failed submit: at once, or when `busy` ends. Once per submit, and
 * not if the user has typed again.
 */
export function useFocusOnFailure(busy: boolean): FocusOnFailure {
  const form = useRef<HTMLFormElement>(null)
  const pending = useRef(false)
  const [, setSubmits] = useState(0)

  useEffect(() => {
    if (!pending.current || busy) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
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
