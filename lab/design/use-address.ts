import { useSyncExternalStore } from 'react'
import { type Address, addressOf } from './address.ts'

/** The entry that the window's URL names, updated on every change. */
export function useAddress(): Address {
  return addressOf(useSyncExternalStore(subscribe, () => location.hash))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
