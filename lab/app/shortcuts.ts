/**
 * Presses the control whose `aria-keyshortcuts` is this key; a field gets the focus. Keys with a modifier belong to
 * the browser, and keys typed into a field to the field; Escape leaves it. While a menu is open, only its controls count, and while a
 * dialog is open, none. `page` is the lab's document, also for keys that are pressed inside the screen's frame.
 */
export const pressShortcut = (event: KeyboardEvent, page: Document): void => {
  const { key, target } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (target instanceof HTMLElement && target.matches('input, select, textarea')) {
    if (key === 'Escape') target.blur()
    return
  }
  if (page.querySelector('dialog[open]')) return
  const open = page.querySelector(':popover-open') ?? page
  const found = `[aria-keyshortcuts="${CSS.escape(key)}"]:not(:disabled)`
  // A frame has classes of its own, so that `instanceof` does not recognise an element of the page around it.
  const field = open.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `:is(input, textarea)${found}`,
  )
  const button = open.querySelector<HTMLButtonElement>(`button${found}`)
  if (!field && !button) return
  event.preventDefault()
  field?.focus()
  field?.select()
  button?.click()
}
