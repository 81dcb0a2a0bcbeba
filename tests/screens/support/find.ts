import { isInaccessible, screen, within } from '@testing-library/react'
import type { Control } from '../../../src/screens/hand.ts'
import { isDisabled } from './sees.ts'

/** The elements of the page that a control's description fits, as assistive technology finds them. */
const findAll = (control: Control): readonly HTMLElement[] => {
  if ('label' in control)
    return screen
      .queryAllByLabelText(control.label, { selector: 'input, textarea' })
      .filter((element) => !isInaccessible(element))
  const { role, name, within: around } = control
  if (!around) return screen.queryAllByRole(role, { name })
  return screen
    .queryAllByRole(around.role, { name: around.name })
    .flatMap((element) => within(element).queryAllByRole(role, { name }))
}

/** The one control that is meant, ready to be used. Throws a sentence where a person could not use it. */
export const theControl = (control: Control): HTMLElement => {
  const [found, ...others] = findAll(control)
  if (!found) throw new Error(`${described(control)} is missing.`)
  if (others.length > 0)
    throw new Error(`${described(control)} is there ${others.length + 1} times.`)
  if (!isOpen(found)) throw new Error(`${described(control)} cannot be used now.`)
  return found
}

/** Whether a person could use it now. */
export const isUsable = (control: Control): boolean => findAll(control).some(isOpen)

const isOpen = (element: Element): boolean =>
  !isDisabled(element) &&
  !element.hasAttribute('readonly') &&
  element.getAttribute('aria-readonly') !== 'true'

/** A control in words: `button "Login"`. */
export const described = (control: Control): string => {
  if ('label' in control) return `The field "${control.label}"`
  const { role, name, within: around } = control
  const where = around ? ` in the ${around.role} "${around.name}"` : ''
  return `The ${role} "${name}"${where}`
}
