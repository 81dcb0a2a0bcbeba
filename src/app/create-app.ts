import { type Actor, createActor } from 'xstate'
import { failureOf } from '../../machines/failure.ts'
import type { Notice, NoticeKey } from '../../machines/notices.ts'
import { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import type { NavigationRequest, Page } from '../../machines/paths.ts'
import type { Inspection } from './devtools/inspection.ts'
import { createNavigationBlocker, type NavigationBlocker } from './navigation/navigation-blocker.ts'
import { type FlowEvent, routeFlowEvents, routeSessionEvents, type UiPort } from './route-events.ts'
import type { Services } from './services.ts'
import type { Session } from './session/authenticate-session.ts'
import { provideSession } from './session/session-actors.ts'
import { type SignInWatch, watchSignIns } from './session/sign-in-watch.ts'

/** The site without its user interface: the long-lived actors, the services, and what the flows depend on. */
export type App = {
  session: Session
  onboarding: Actor<typeof onboardingMachine>
  passwordRemoved: Actor<typeof passwordRemovedMachine>
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
  const session = createActor(provideSession(services), {
    ...inspection,
    input: {
      stored: services.storage.readSession(),
      deletion: services.storage.readDeletion(),
    },
  })
  const onboarding = createActor(onboardingMachine, inspection)
  const passwordRemoved = createActor(passwordRemovedMachine, inspection)
  const signIns = watchSignIns(services.tabs)
  const ui: { current: UiPort | null } = { current: null }
  const dependencies = {
    session,
    onboarding,
    passwordRemoved,
    services,
    navigationBlocker: createNavigationBlocker(),
    ui: {
      navigate: (request: NavigationRequest) => ui.current?.navigate(request),
      notice: (notice: Notice) => ui.current?.notice(notice),
      withdrawNotices: (notices: readonly NoticeKey[]) => ui.current?.withdrawNotices(notices),
      goBack: (fallback: Page) => ui.current?.goBack(fallback),
    },
  }

  return {
    session,
    onboarding,
    passwordRemoved,
    services,
    signIns,
    navigationBlocker: dependencies.navigationBlocker,
    inspection,
    routeEvent: routeFlowEvents(dependencies),
    prepareIdentity: () => {
      services.identity
        .restore()
        .then((identity) => {
          if (identity && !signIns.isRunning()) session.send({ type: 'orphaned identity found' })
        })
        .catch((error) => services.log.failure('prepare identity', failureOf(error)))
    },
    start: (given) => {
      ui.current = given
      clearDraftsOfOthers(services.storage)
      session.on('*', routeSessionEvents(dependencies))
      onboarding.on('*', dependencies.ui.navigate)
      services.storage.watch(() =>
        session.send({ type: 'storage changed', stored: services.storage.readSession() }),
      )
      onboarding.start()
      passwordRemoved.start()
      session.start()
    },
  }
}

/** A tab that was suspended during a logout still stores the drafts of the former member. */
const clearDraftsOfOthers = (storage: Services['storage']): void => {
  const { isLoggedIn, token, userId } = storage.readSession()
  storage.removeOtherDrafts(isLoggedIn && token !== null ? userId : null)
}
