/** A browser storage that never throws. */
export type SafeStorage = {
  get(key: string): string | null
  /** Returns false if the value is stored in memory only. */
  set(key: string, value: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * Wraps a storage that may be forbidden, full or missing. A value that cannot be written is stored in memory for this
 * page, and the older value of the key is removed from the storage.
 */
export const createSafeStorage = (storage: () => Storage): SafeStorage => {
  const memory = new Map<string, string>()
  const attempt = <Value>(access: (storage: Storage) => Value, fallback: Value): Value => {
    try {
      return access(storage())
    } catch {
      return fallback
    }
  }
  const erase = (key: string) => attempt((web) => web.removeItem(key), undefined)

  return {
    get: (key) => memory.get(key) ?? attempt((web) => web.getItem(key), null),
    set: (key, value) => {
      const isWritten = attempt((web) => {
        web.setItem(key, value)
        return true
      }, false)
      if (isWritten) memory.delete(key)
      else {
        memory.set(key, value)
        erase(key)
      }
      return isWritten
    },
    remove: (key) => {
      memory.delete(key)
      erase(key)
    },
    keys: () => [
      ...memory.keys(),
      ...attempt((web) => Array.from({ length: web.length }, (_, at) => web.key(at)), []).filter(
        (key) => key !== null,
      ),
    ],
  }
}
