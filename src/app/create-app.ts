import { type Actor, type ActorRefFrom, createActor } from 'xstate'
import type { appMachine } from '../../machines/app/app-machine.ts'
import { failureOf } from '../../machines/failure.ts'
import type { Notice, NoticeKey } from '../../machines/notices.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import type { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import type { NavigationRequest, Page } from '../../machines/paths.ts'
import type { themeMachine } from '../../machines/theme/theme-machine.ts'
import type { Inspection } from './devtools/inspection.ts'
import { createNavigationBlocker, type NavigationBlocker } from './navigation/navigation-blocker.ts'
import { provideApp } from './provide-app.ts'
import { type FlowEvent, routeFlowEvents } from './route-events.ts'
import type { Services } from './services.ts'
import type { Session } from './session/authenticate-session.ts'
import { type SignInWatch, watchSignIns } from './session/sign-in-watch.ts'

/** Performs what the root emits. `create-site.tsx` implements it. It sends nothing to an actor. */
export type UiPort = {
  navigate(request: NavigationRequest): void
  notice(notice: Notice): void
  /** Hides these notices. */
  withdrawNotices(notices: readonly NoticeKey[]): void
  /** Goes back in the history, or to `fallback` if this page is the first of the site. */
  goBack(fallback: Page): void
}

/** The site without its user interface: the root with its children, the services, and what the flows depend on. */
export type App = {
  root: Actor<typeof appMachine>
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
  passwordRemoved: ActorRefFrom<typeof passwordRemovedMachine>
  theme: ActorRefFrom<typeof themeMachine>
  services: Services
  signIns: SignInWatch
  navigationBlocker: NavigationBlocker
  /** Options for the actors of the pages. */
  inspection: Inspection
  /** Handles an event that a flow has emitted. */
  routeEvent(event: FlowEvent): void
  /**
   * Loads the identity library before a sign-in, and reports an orphaned sign-in to the session, which signs it out
   * (decision 0007).
   */
  prepareIdentity(): void
  /** Starts the actors. `ui` must be usable immediately. */
  start(ui: UiPort): void
}

/** Creates the actors over the services. Nothing runs before `start`. */
export const createApp = (services: Services, inspection: Inspection = {}): App => {
  const { storage, appearance } = services
  const root = createActor(provideApp(services), {
    ...inspection,
    id: 'app',
    systemId: 'app',
    input: {
      stored: storage.readSession(),
      deletion: storage.readDeletion(),
      theme: appearance.theme(),
    },
  })
  const { children } = root.getSnapshot()
  const actors = {
    root,
    session: running(children.session),
    onboarding: running(children.onboarding),
    passwordRemoved: running(children.passwordRemoved),
    theme: running(children.theme),
    services,
    navigationBlocker: createNavigationBlocker(),
  }
  const signIns = watchSignIns(services.tabs)
  return {
    ...actors,
    signIns,
    inspection,
    routeEvent: routeFlowEvents(actors),
    prepareIdentity: () => {
      services.identity
        .restore()
        .then((identity) => {
          if (identity && !signIns.isRunning())
            actors.session.send({ type: 'orphaned identity found' })
        })
        .catch((error) => services.log.failure('prepare identity', failureOf(error)))
    },
    start: (ui) => {
      root.on('navigate', ui.navigate)
      root.on('notice', ui.notice)
      root.on('notices withdrawn', ({ notices }) => ui.withdrawNotices(notices))
      root.on('go back', ({ fallback }) => ui.goBack(fallback))
      root.start()
    },
  }
}

/* XState creates the children of the initial state with their parent. */
const running = <Child>(child: Child | undefined): Child => {
  if (!child) throw new Error('The root lacks a child')
  return child
}
