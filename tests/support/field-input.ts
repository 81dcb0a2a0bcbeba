/*
 * What browsers and programs do to a field without a key press. happy-dom knows no unreadable values, so a test says
 * what the browser would.
 */

type Input = HTMLInputElement | HTMLTextAreaElement

/** Writes the value of a field without an event, as some password managers do. */
export const writeWithoutEvent = (field: Input, text: string): void => {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

/** The field shows something that is no value, such as 02/31/1990. The browser sends no event if it was empty before. */
export const makeUnreadable = (field: Input): void => {
  writeWithoutEvent(field, '')
  Object.defineProperty(field, 'validity', {
    configurable: true,
    value: { badInput: true, valid: false },
  })
}

/** The field is readable again. */
export const makeReadable = (field: Input): void => {
  Reflect.deleteProperty(field, 'validity')
}
