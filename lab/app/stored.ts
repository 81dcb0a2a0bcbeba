/** A flag that outlasts the page once it is set. */
export type Flag = { read(): boolean; set(): void }

/** A flag in a storage. If the storage is blocked or full, the flag is not set. */
export const flagIn = (storage: () => Pick<Storage, 'getItem' | 'setItem'>, key: string): Flag => ({
  read() {
    try {
      return storage().getItem(key) !== null
    } catch {
      return false
    }
  },
  set() {
    try {
      storage().setItem(key, 'true')
    } catch {
      // It must not stop the tester.
    }
  },
})
