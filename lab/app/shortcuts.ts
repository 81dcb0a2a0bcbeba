/**
 * Presses the control whose `aria-keyshortcuts` is this key; a field gets the focus. Keys with a modifier belong to
 * the browser, and keys typed into a field to the field. While a menu is open, only its controls count.
 */
export const pressShortcut = (event: KeyboardEvent): void => {
  const { key, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof Element && target.closest('input, select, textarea, dialog')) return
  const open = document.querySelector(':popover-open') ?? document
  const control = open.querySelector(`[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`)
  if (!(control instanceof HTMLElement)) return
  event.preventDefault()
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.focus()
    control.select()
  } else control.click()
}
