/** Specification, section 9: the marquee is duplicated up to ten times. */
const mostCopies = 10

/**
 * How many copies follow a list of `listWidth` px so that a band of `bandWidth` px is full at every
 * moment, also when the first list has just left it.
 */
export function copiesToFill(bandWidth: number, listWidth: number): number {
  if (listWidth <= 0) return 1
  return Math.min(Math.max(Math.ceil(bandWidth / listWidth), 1), mostCopies)
}
