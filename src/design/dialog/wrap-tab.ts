import type { KeyboardEvent } from 'react'

/**
 * Moves the focus from the last control of a dialog to the first, and with Shift back, while the key is handled. The
 * primitive's focus guards do so later: in WebKit a second press could come first and leave the dialog.
 */
export const wrapTab = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return
  const dialog = event.currentTarget
  const stops = [...dialog.querySelectorAll<HTMLElement>(controls)].filter(isStop)
  const [first, last] = [stops[0] ?? dialog, stops.at(-1) ?? dialog]
  const focused = document.activeElement
  const isAtEnd = event.shiftKey ? focused === first || focused === dialog : focused === last
  if (!isAtEnd) return
  event.preventDefault()
  const next = event.shiftKey ? last : first
  next.focus()
}

const controls =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), [tabindex]'

/** An element that is not rendered has no boxes. Safari has `checkVisibility` only since 17.4. */
const isStop = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && element.getClientRects().length > 0
