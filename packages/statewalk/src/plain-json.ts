/**
 * The first part of a value that is not plain JSON, as `a.b: a function`, or null. Undefined entries count as absent.
 */
export const notPlainJson = (value: unknown, path = 'context'): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'boolean') return null
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`
  if (typeof value !== 'object') return `${path}: a ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null)
    return `${path}: an instance of ${value.constructor.name}`
  for (const [key, entry] of Object.entries(value)) {
    const found = notPlainJson(entry, `${path}.${key}`)
    if (found) return found
  }
  return null
}
