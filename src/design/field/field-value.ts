/** What a field contains. */
export type FieldValue = {
  /** The value of the element; '' for an unreadable one. */
  text: string
  /** Whether the field shows something that is no value, such as the 31st of February in a date field. */
  unreadable: boolean
}
