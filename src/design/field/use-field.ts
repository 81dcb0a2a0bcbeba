import { type RefCallback, useCallback, useContext, useLayoutEffect, useRef } from 'react'
import { FormFields } from '../form/form-fields.ts'
import type { FieldValue } from './field-value.ts'

type Input = HTMLInputElement | HTMLTextAreaElement

type Options<Element extends Input> = {
  value: string
  /** Whether the parent knows that the field is unreadable. */
  unreadable: boolean
  onChange(value: FieldValue): void
  onMount?: ((element: Element) => void) | undefined
}

/**
 * The ref and the change handler of a controlled field. The form around it also reads the field before a press, a submit
 * and a change of another field, and when the focus moves: a password manager may write a value without an event, which
 * the next render would overwrite, and a date field sends no event for an impossible date.
 */
export function useField<Element extends Input>(
  options: Options<Element>,
): { ref: RefCallback<Element>; onChange(): void } {
  const { value, unreadable, onChange } = options
  const register = useContext(FormFields)
  const field = useRef<Element>(null)
  const shown = useRef(value)
  const wasUnreadable = useRef(unreadable)
  const first = useRef<typeof options | null>(options)

  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    // An unreadable date is no value for React, so React does not remove it when the parent discards it.
    if (wasUnreadable.current && !unreadable && element.validity.badInput) element.value = ''
    wasUnreadable.current = unreadable
    // The browser may show another value than the given one, for example none for an impossible date.
    shown.current = element.value
    return register((changed) => {
      if (element === changed || element.readOnly) return
      const reading = readingOf(element)
      if (reading.text === shown.current && reading.unreadable === unreadable) return
      // React ignores a later event with the value that it knows, so it must know this one.
      if (!reading.unreadable) element.value = reading.text
      shown.current = reading.text
      onChange(reading)
    })
  })

  return {
    ref: useCallback((element: Element | null) => {
      field.current = element
      if (!element || !first.current) return
      const { value: given, onChange: report, onMount } = first.current
      first.current = null
      // On a prerendered page the user may have typed before hydration.
      if (element.value && element.value !== given) report(readingOf(element))
      onMount?.(element)
    }, []),
    onChange: () => {
      if (field.current) onChange(readingOf(field.current))
    },
  }
}

const readingOf = ({ value, validity }: Input): FieldValue => ({
  text: value,
  unreadable: validity.badInput,
})
