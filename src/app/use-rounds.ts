import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useReducer } from 'react'

/** How often a page has begun anew while it stood, and how it begins once more: the round belongs into its key. */
export const useRounds = (): [round: number, again: () => void] =>
  useReducer((round: number) => round + 1, 0)

/** Calls `again` where the member stays after the page's flow has ended: Back was pressed before the next page had come. */
export const useAgain = (flow: { getSnapshot(): { status: string } }, again: () => void): void => {
  const router = useRouter()
  // Before the router tells of a page, the one before it has stopped listening: layout effects end first.
  useLayoutEffect(
    () =>
      router.subscribe('onResolved', () => {
        if (flow.getSnapshot().status !== 'active') again()
      }),
    [router, flow, again],
  )
}
