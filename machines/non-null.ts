/** Asserts a value that is never null in the current state of the actor. */
export const nonNull = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('this state requires a value')
  return value
}
