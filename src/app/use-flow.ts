import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { App } from './create-app.ts'
import type { FlowFact } from './follow.ts'

/** The app of this page. */
export const useApp = (): App => useRouter().options.context.app

type Telling = { on(type: '*', hear: (fact: FlowFact) => void): { unsubscribe(): void } }

/** Takes what a flow's machine emits to whom it concerns, as long as the screen stands. */
export const useFollow = (flow: Telling): void => {
  const { follow } = useApp()
  useEffect(() => {
    const following = flow.on('*', follow)
    return () => following.unsubscribe()
  }, [flow, follow])
}
