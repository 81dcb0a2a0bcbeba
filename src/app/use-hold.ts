import { useEffect } from 'react'
import type { Hold } from './departures.ts'
import { useApp } from './use-flow.ts'

/** Lets a page be asked before it is left, as long as it stands. */
export const useHold = (page: Hold): void => {
  const { departures } = useApp()
  useEffect(() => departures.hold(page))
}
