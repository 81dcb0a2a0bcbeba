/** Specification, section 9: the marquee is duplicated up to ten times. */
const maxCopies = 10

/**
 * How many copies must follow a list of `listWidth` px to fill a band of `bandWidth` px at every moment, even when the
 * first list has just left it.
 */
export function copiesToFill(bandWidth: number, listWidth: number): number {
  if (listWidth <= 0) return 1
  return Math.min(Math.max(Math.ceil(bandWidth / listWidth), 1), maxCopies)
}
