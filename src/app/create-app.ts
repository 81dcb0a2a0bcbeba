import { createActor } from 'xstate'
import type { Inspection } from '../devtools/create-inspection.ts'
import type { App } from './app.ts'
import type { Services } from './create-services.ts'
import { provideApp } from './provide-app.ts'

/** Creates the actors over the services. Nothing runs before `root.start()`. */
export const createApp = (services: Services, inspection: Inspection = {}): App => {
  const { storage, appearance } = services
  const root = createActor(provideApp(services), {
    ...inspection,
    id: 'app',
    systemId: 'app',
    input: {
      stored: storage.readSession(),
      deletion: storage.readDeletion()?.uid ?? null,
      theme: appearance.theme(),
    },
  })
  const { children } = root.getSnapshot()
  return {
    root,
    session: running(children.session),
    onboarding: running(children.onboarding),
    passwordRemoved: running(children.passwordRemoved),
    theme: running(children.theme),
    pageHost: running(children.pageHost),
    signIns: running(children.signIns),
    blocker: running(children.navigationBlocker),
    services,
  }
}

/* XState creates the children of the initial state with their parent. */
const running = <Child>(child: Child | undefined): Child => {
  if (!child) throw new Error('The root lacks a child')
  return child
}
