import { isInaccessible, screen, within } from '@testing-library/react'
import type { Control } from '../../../lab/page-objects/page-object.ts'
import { isDisabled } from './expect-state.ts'

/** The elements of the page that match a control, found by role, name or label. */
const findAll = (control: Control): readonly HTMLElement[] => {
  if ('label' in control)
    return screen
      .queryAllByLabelText(control.label, { selector: 'input, textarea' })
      .filter((element) => !isInaccessible(element))
  const { role, name, within: container } = control
  if (!container) return screen.queryAllByRole(role, { name })
  return screen
    .queryAllByRole(container.role, { name: container.name })
    .flatMap((element) => within(element).queryAllByRole(role, { name }))
}

/** The element of a control. Throws if it is missing, ambiguous, disabled or read-only. */
export const theControl = (control: Control): HTMLElement => {
  const [found, ...others] = findAll(control)
  if (!found) throw new Error(`${described(control)} is missing.`)
  if (others.length > 0) throw new Error(`${described(control)} exists ${others.length + 1} times.`)
  if (!isEnabled(found)) throw new Error(`${described(control)} is disabled or read-only.`)
  return found
}

/** Whether the control exists and is neither disabled nor read-only. */
export const isUsable = (control: Control): boolean => findAll(control).some(isEnabled)

const isEnabled = (element: Element): boolean =>
  !isDisabled(element) &&
  !element.hasAttribute('readonly') &&
  element.getAttribute('aria-readonly') !== 'true'

/** The description of a control: `The button "Login"`. */
export const described = (control: Control): string => {
  if ('label' in control) return `The field "${control.label}"`
  const { role, name, within: container } = control
  const where = container ? ` in the ${container.role} "${container.name}"` : ''
  return `The ${role} "${name}"${where}`
}
