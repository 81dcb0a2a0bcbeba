import { type RefObject, useEffect, useRef, useState } from 'react'

type FocusOnFailure = {
  form: RefObject<HTMLFormElement | null>
  /** To be called with each submit. */
  submitted(): void
  /** To be called when the member goes on typing: the focus is then theirs. */
  edited(): void
}

/**
 * Moves the focus to the first invalid field once a submit has been answered: at once, or when `busy`
 * ends. Once for each submit, and not after the member has gone on typing.
 */
export function useFocusOnFailure(busy: boolean): FocusOnFailure {
  const form = useRef<HTMLFormElement>(null)
  const awaited = useRef(false)
  const [, setSubmits] = useState(0)

  useEffect(() => {
    if (!awaited.current || busy) return
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!invalid) return
    awaited.current = false
    invalid.focus()
  })

  return {
    form,
    submitted() {
      awaited.current = true
      setSubmits((submits) => submits + 1)
    },
    edited() {
      awaited.current = false
    },
  }
}
