import { useSyncExternalStore } from 'react'

/** What `read` returns in the browser. False in the markup of prerendered pages, until React has hydrated it. */
export const useInBrowser = (read: () => boolean): boolean =>
  useSyncExternalStore(neverChanges, read, () => false)

const neverChanges = () => () => {}
