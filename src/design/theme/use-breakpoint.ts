import { useCallback, useSyncExternalStore } from 'react'
import { from } from './media.ts'

/** Whether the window is at least as wide as a breakpoint. For structure; styles use media queries. */
export function useBreakpoint(name: keyof typeof from): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const query = matchMedia(from[name])
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    [name],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(from[name]).matches,
    () => false,
  )
}
