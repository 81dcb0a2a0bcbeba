/** What a member has entered into a field, as the data of an event. */
export type TypedValue = {
  /** The value of the field; '' for an unreadable one. */
  value: string
  /** The field shows something that is no value, such as the 31st of February. */
  unreadable?: boolean
}

/** The unreadable fields of a form after a change of one of its fields. */
export const unreadableAfter = <Field extends string>(
  unreadable: readonly Field[],
  field: Field,
  isUnreadable = false,
): readonly Field[] => {
  const others = unreadable.filter((other) => other !== field)
  return isUnreadable ? [...others, field] : others
}
