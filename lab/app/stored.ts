import * as v from 'valibot'

/** A value that outlasts the page. */
export type Stored<Value> = { read(): Value; write(value: Value): void }

/** Opens a storage. Blocked storages throw. */
export type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>

/** Stores a value of this shape as JSON. If the storage is unavailable or invalid, the value lasts as long as the page. */
export const storedIn = <Value>(
  storage: OpenStorage,
  key: string,
  shape: v.GenericSchema<unknown, Value>,
  fallback: Value,
): Stored<Value> => ({
  read() {
    try {
      const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), storage().getItem(key))
      return stored.success ? stored.output : fallback
    } catch {
      return fallback
    }
  },
  write(value) {
    try {
      storage().setItem(key, JSON.stringify(value))
    } catch {
      // A full or blocked storage must not stop the tester.
    }
  },
})
