/** A browser storage that never throws. */
export type SafeStorage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * Wraps a storage that may be forbidden, full or missing. What cannot be written is kept in memory for this
 * page, and then no older value of the same key is left behind in the storage.
 */
export const createSafeStorage = (storage: () => Storage): SafeStorage => {
  const memory = new Map<string, string>()
  const attempt = <Value>(act: (storage: Storage) => Value, otherwise: Value): Value => {
    try {
      return act(storage())
    } catch {
      return otherwise
    }
  }
  const erase = (key: string) => attempt((there) => there.removeItem(key), undefined)

  return {
    get: (key) => memory.get(key) ?? attempt((there) => there.getItem(key), null),
    set: (key, value) => {
      const isWritten = attempt((there) => {
        there.setItem(key, value)
        return true
      }, false)
      if (isWritten) memory.delete(key)
      else {
        memory.set(key, value)
        erase(key)
      }
    },
    remove: (key) => {
      memory.delete(key)
      erase(key)
    },
    keys: () => [
      ...memory.keys(),
      ...attempt(
        (there) => Array.from({ length: there.length }, (_, at) => there.key(at)),
        [],
      ).filter((key) => key !== null),
    ],
  }
}
