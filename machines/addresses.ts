import type { ActorRef, AnyActorRef, Snapshot } from 'xstate'
import type { AppEvent } from './app/app-machine.ts'
import type { OnboardingEvent } from './onboarding/onboarding-machine.ts'
import type { SessionEvent } from './session/session-events.ts'

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

/** The address of the root, for `sendTo`. Throws if the system has no root. */
export const app = addressOf<AppEvent>('app')

/** The address of the session, for `sendTo`. Throws if the system has no session. */
export const session = addressOf<SessionEvent>('session')

/** The address of the onboarding, for `sendTo`. Throws if the system has no onboarding. */
export const onboarding = addressOf<OnboardingEvent>('onboarding')
