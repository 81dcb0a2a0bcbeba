import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { App } from './create-app.ts'
import type { FlowParts } from './flows/flow-parts.ts'
import type { FlowFact } from './follow.ts'
import type { Inspection } from './inspection.ts'

/** The app of this page. */
export const useApp = (): App => useRouter().options.context.app

/** The machine of a flow with this page's services filled in. It comes with the page that asks for it. */
export const useProvided = <Machine>(flow: (parts: FlowParts) => Machine): Machine => {
  const app = useApp()
  return useState(() => flow(app))[0]
}

/** Options for an actor of this page, beside its input. */
export const useInspection = (): Inspection => useApp().inspection

type Telling = { on(type: '*', hear: (fact: FlowFact) => void): { unsubscribe(): void } }

/** Takes what a flow's machine emits to whom it concerns, as long as the screen stands. */
export const useFollow = (flow: Telling): void => {
  const { follow } = useApp()
  useEffect(() => {
    const following = flow.on('*', follow)
    return () => following.unsubscribe()
  }, [flow, follow])
}
