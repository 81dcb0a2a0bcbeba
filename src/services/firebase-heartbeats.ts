/**
 * Replaces the package `idb` (vite.config.ts). The Firebase library uses it only to store the days on which it was used,
 * in a database that a logout does not remove. This one stores nothing.
 */
export const openDB = async () => ({
  transaction: () => ({ objectStore: () => emptyStore, done: Promise.resolve() }),
})

const emptyStore = { get: async () => undefined, put: async () => {} }
