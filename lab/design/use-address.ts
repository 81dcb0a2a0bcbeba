import { useSyncExternalStore } from 'react'
import { type Address, addressOf } from './address.ts'

/** What the address of this window names, now and after each change. */
export function useAddress(): Address {
  return addressOf(useSyncExternalStore(subscribe, () => location.hash))
}

function subscribe(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
