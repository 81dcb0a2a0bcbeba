import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { App } from '../create-app.ts'
import type { Inspection } from '../devtools/inspection.ts'
import type { FlowDependencies } from '../flows/flow-actors.ts'
import type { FlowEvent } from '../route-events.ts'

/** The app, from the router's context. */
export const useApp = (): App => useRouter().options.context.app

/** The machine of a flow with its services provided, created once per component. */
export const useProvided = <Machine>(
  flow: (dependencies: FlowDependencies) => Machine,
): Machine => {
  const app = useApp()
  return useState(() => flow(app))[0]
}

/** The inspection options for an actor of this page. */
export const useInspection = (): Inspection => useApp().inspection

type FlowActor = { on(type: '*', receive: (event: FlowEvent) => void): { unsubscribe(): void } }

/** Forwards the flow's emitted events to the app while the component is mounted. */
export const useEventRouting = (flow: FlowActor): void => {
  const { routeEvent } = useApp()
  useEffect(() => {
    const subscription = flow.on('*', routeEvent)
    return () => subscription.unsubscribe()
  }, [flow, routeEvent])
}
