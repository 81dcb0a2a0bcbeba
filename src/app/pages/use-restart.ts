import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useReducer } from 'react'

/** A remount key for a page's content, and a function that remounts it. */
export const useRestart = (): [restartKey: number, restart: () => void] =>
  useReducer((restartKey: number) => restartKey + 1, 0)

/** Calls `restart` if the member stays on the page after its flow has ended, because Back cancelled the navigation. */
export const useRestartAfterEnd = (
  flow: { getSnapshot(): { status: string } },
  restart: () => void,
): void => {
  const router = useRouter()
  // A layout effect is cleaned up before the router emits 'onResolved', so an unmounted page is never restarted.
  useLayoutEffect(
    () =>
      router.subscribe('onResolved', () => {
        if (flow.getSnapshot().status !== 'active') restart()
      }),
    [router, flow, restart],
  )
}
