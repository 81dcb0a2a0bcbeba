import { useSyncExternalStore } from 'react'
import { type EntryRef, entryRefFrom } from './entry-ref.ts'

/** The entry that the window's URL names, updated on every change. */
export function useEntryRef(): EntryRef {
  return entryRefFrom(useSyncExternalStore(subscribe, () => location.hash))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
