import { useEffect } from 'react'
import { useApp } from '../pages/use-flow.ts'
import type { BlockingPage } from './navigation-blocker.ts'

/** Registers a page that can block navigation, while the component is mounted. */
export const useNavigationBlocker = (page: BlockingPage): void => {
  const { navigationBlocker } = useApp()
  useEffect(() => navigationBlocker.register(page))
}
