import { screen } from '@testing-library/react'
import type { Look } from '../../../src/screens/look.ts'

/** Checks every line of a look against the document, as assistive technology would find it. */
export const expectLook = (look: Look): void => {
  for (const { role, name, absent = false, disabled = false } of look) {
    const found = find(role, name)
    if (found.length > 0 === absent)
      throw new Error(`The ${role} "${name}" ${absent ? 'should not be there' : 'is missing'}.`)
    if (disabled && !found.every(isDisabled))
      throw new Error(`The ${role} "${name}" should not be usable.`)
  }
}

/** Whether something on the page fits the line, be it wanted or not. */
export const isSeen = ({ role, name }: Look[number]): boolean => find(role, name).length > 0

/** Whether a person cannot press it, by attribute or by aria. */
export const isDisabled = (element: Element): boolean =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true'

const find = (role: string, name: string | RegExp): Element[] =>
  saying.has(role)
    ? screen.queryAllByRole(role).filter((element) => says(element, name))
    : screen.queryAllByRole(role, { name })

/* These have no name: what they say is their text. */
const saying = new Set(['status', 'alert', 'paragraph'])

const says = (element: Element, text: string | RegExp): boolean => {
  const content = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
  return typeof text === 'string' ? content.includes(text) : text.test(content)
}
