/** Replaces the package `idb` (vite.config.ts), which only the heartbeats of the Firebase library use. The site has none. */
export const openDB = () => Promise.reject(new Error('The site uses no IndexedDB'))
