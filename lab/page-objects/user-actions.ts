import { writtenWithoutEvent } from '../../machines/typed-samples.ts'
import type { TypedValue } from '../../machines/typed-value.ts'
import type { Control, Interaction } from './interaction.ts'

/** The interaction that enters a value into a field. */
export const typing = (into: Control, { value, unreadable = false }: TypedValue): Interaction => ({
  does: 'type',
  into,
  text: value,
  ...(unreadable && { how: 'unreadable' }),
  ...(value === writtenWithoutEvent && { how: 'without an event' }),
})

/** The interaction that presses a button, if necessary that of a dialog. */
export const press = (name: string, dialog?: string | RegExp): Interaction => ({
  does: 'press',
  on: { role: 'button', name, ...(dialog && { within: { role: 'dialog', name: dialog } }) },
})
