/**
 * The first part of a value that is not plain JSON, as `a.b: a function`, or null. Undefined entries count as absent.
 */
export const notPlainJson = (value: unknown): string | null => {
  const found = unplainPart(value)
  return found && `context${found}`
}

/* An exploration asks after every move, so the path is made only for what is found. */
const unplainPart = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `: ${value}`
  if (typeof value !== 'object') return `: a ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `: an instance of ${value.constructor.name}`
  for (const key of Object.keys(value)) {
    const found = unplainPart((value as Record<string, unknown>)[key])
    if (found) return `.${key}${found}`
  }
  return null
}
