import type { ActorRef, AnyActorRef, Snapshot } from 'xstate'
import type { AppEvent } from './app/app-events.ts'
import type { NavigationBlockerEvent } from './navigation-blocker/navigation-blocker-events.ts'
import type { OnboardingEvent } from './onboarding/onboarding-events.ts'
import type { PageHostEvent } from './page-host/page-host-events.ts'
import type { SessionEvent } from './session/session-events.ts'
import type { SignInMessage } from './sign-ins/sign-in-messages.ts'

type System = { system: { get(id: string): AnyActorRef | undefined } }
type Address<Event extends { type: string }> = (args: System) => ActorRef<Snapshot<unknown>, Event>

/* XState drops a message to a missing actor silently, so a missing address throws. */
const addressOf =
  <Event extends { type: string }>(systemId: string): Address<Event> =>
  ({ system }) => {
    const actor: ReturnType<Address<Event>> | undefined = system.get(systemId)
    if (!actor) throw new Error(`The system has no actor '${systemId}'`)
    return actor
  }

/** The own address of an actor, for `replyTo`. Throws if the actor has none, because no answer could reach it. */
export const ownAddress = ({ self }: { self: object }): string => {
  const systemId = 'systemId' in self ? self.systemId : undefined
  if (typeof systemId !== 'string')
    throw new Error('An actor that sends a request needs a systemId')
  return systemId
}

/** The address of the root, for `sendTo`. Throws if the system has no root. */
export const app = addressOf<AppEvent>('app')

/** The address of the session, for `sendTo`. Throws if the system has no session. */
export const session = addressOf<SessionEvent>('session')

/** The address of the onboarding, for `sendTo`. Throws if the system has no onboarding. */
export const onboarding = addressOf<OnboardingEvent>('onboarding')

/** The address of the page host, for `sendTo`. Throws if the system has no page host. */
export const pageHost = addressOf<PageHostEvent>('pageHost')

/** The address of the navigation blocker, for `sendTo`. Throws if the system has no navigation blocker. */
export const navigationBlocker = addressOf<NavigationBlockerEvent>('navigationBlocker')

/** The address of the actor that counts sign-ins, for `sendTo`. Throws if the system has none. */
export const signIns = addressOf<SignInMessage>('signIns')
