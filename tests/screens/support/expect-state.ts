import { screen } from '@testing-library/react'
import type { Expectation } from '../../../lab/page-objects/page-object.ts'

/** Checks every expectation of a state in the document, by role and accessible name. */
export const expectState = (expectation: Expectation): void => {
  for (const { role, name, absent = false, disabled = false } of expectation) {
    const found = find(role, name)
    if (found.length > 0 === absent)
      throw new Error(`The ${role} "${name}" ${absent ? 'should be absent' : 'is missing'}.`)
    if (disabled && !found.every(isDisabled))
      throw new Error(`The ${role} "${name}" should be disabled.`)
  }
}

/** Whether the page contains an element with this role and name. */
export const isPresent = ({ role, name }: Expectation[number]): boolean =>
  find(role, name).length > 0

/** Whether an element is disabled, by attribute or by ARIA. */
export const isDisabled = (element: Element): boolean =>
  element.hasAttribute('disabled') || element.getAttribute('aria-disabled') === 'true'

const find = (role: string, name: string | RegExp): Element[] =>
  rolesWithoutName.has(role)
    ? screen.queryAllByRole(role).filter((element) => hasText(element, name))
    : screen.queryAllByRole(role, { name })

/* Elements with these roles have no accessible name and are found by their text. */
const rolesWithoutName = new Set(['status', 'alert', 'paragraph'])

const hasText = (element: Element, text: string | RegExp): boolean => {
  const content = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
  return typeof text === 'string' ? content.includes(text) : text.test(content)
}
