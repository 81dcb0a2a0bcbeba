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
