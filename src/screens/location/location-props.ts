import type { FieldValue } from '../../design/field/field-value.ts'

/** The view props of the location field. */
export type LocationState = {
  address: string
  /** The field shows something that is no value. */
  unreadable?: boolean
  /** The position or its name is being requested. */
  busy: boolean
  /** The form is being saved or has ended, and the place cannot be changed. */
  locked: boolean
  /** The result of the last request, or why it failed and what to do. */
  hint?: string | undefined
}

export type LocationHandlers = { locate(): void; type(address: FieldValue): void }
