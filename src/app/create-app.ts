import { type Actor, createActor } from 'xstate'
import { failureOf } from '../../machines/failure.ts'
import type { Notice } from '../../machines/notices.ts'
import { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { passwordLostMachine } from '../../machines/password-lost/password-lost-machine.ts'
import type { Leave, Page } from '../../machines/paths.ts'
import { createDepartures, type Departures } from './departures.ts'
import type { Session } from './enter-session.ts'
import { type FlowFact, followFlows, followSession } from './follow.ts'
import type { Inspection } from './inspection.ts'
import type { Services } from './services.ts'
import { provideSession } from './session-actors.ts'
import { type SignInWatch, watchSignIns } from './sign-in-watch.ts'

/** What the site does with the machines' wishes; filled in by navigation and notices. */
export type Wishes = {
  leave(wish: Leave): void
  notice(wish: Notice): void
  /** Goes back to where one came from; to `otherwise` when this page was the first. */
  goBack(otherwise: Page): void
}

/** The site without its pixels: the long-lived actors, the services, and what the flows of the pages need. */
export type App = {
  session: Session
  onboarding: Actor<typeof onboardingMachine>
  passwordLost: Actor<typeof passwordLostMachine>
  services: Services
  signIns: SignInWatch
  departures: Departures
  /** Options for the actors of the pages. */
  inspection: Inspection
  /** Takes what a flow's machine emits to whom it concerns. */
  follow(fact: FlowFact): void
  /**
   * Loads the identity library ahead of a sign-in, and quietly signs out an identity that belongs to nobody
   * (decision 0007).
   */
  prepareIdentity(): void
  /** Starts the actors; `wishes` must be ready by then. */
  start(wishes: Wishes): void
}

/** Builds actors over services; nothing runs before `start`. `inspection` lets somebody watch them. */
export const createApp = (services: Services, inspection: Inspection = {}): App => {
  const session = createActor(provideSession(services), {
    ...inspection,
    input: {
      stored: services.storage.readSession(),
      deletion: services.storage.readDeletion(),
    },
  })
  const onboarding = createActor(onboardingMachine, inspection)
  const passwordLost = createActor(passwordLostMachine, inspection)
  const signIns = watchSignIns(services.tabs)
  const wishes: { current: Wishes | null } = { current: null }
  const parts = {
    session,
    onboarding,
    passwordLost,
    services,
    departures: createDepartures(),
    wishes: {
      leave: (wish: Leave) => wishes.current?.leave(wish),
      notice: (wish: Notice) => wishes.current?.notice(wish),
      goBack: (otherwise: Page) => wishes.current?.goBack(otherwise),
    },
  }

  return {
    session,
    onboarding,
    passwordLost,
    services,
    signIns,
    departures: parts.departures,
    inspection,
    follow: followFlows(parts),
    prepareIdentity: () => {
      services.identity
        .restore()
        .then((identity) => {
          if (identity && !signIns.isRunning()) session.send({ type: 'stray identity found' })
        })
        .catch((error) => services.log.failure('prepare identity', failureOf(error)))
    },
    start: (fulfil) => {
      wishes.current = fulfil
      forgetOthersDrafts(services.storage)
      session.on('*', followSession(parts))
      onboarding.on('*', parts.wishes.leave)
      services.storage.watch(() =>
        session.send({ type: 'storage changed', stored: services.storage.readSession() }),
      )
      onboarding.start()
      passwordLost.start()
      session.start()
    },
  }
}

/** A tab that slept through a logout still has its drafts. */
const forgetOthersDrafts = (storage: Services['storage']): void => {
  const { isLoggedIn, token, userId } = storage.readSession()
  storage.keepDraftsOf(isLoggedIn && token !== null ? userId : null)
}
