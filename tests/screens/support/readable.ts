import type { FieldValue } from '../../../src/design/field/field-value.ts'

/** A text as a field reports it. */
export const readable = (text: string): FieldValue => ({ text, unreadable: false })
