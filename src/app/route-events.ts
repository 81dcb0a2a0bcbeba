import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import type { Session } from './session/authenticate-session.ts'

/** An event that the machine of a flow emits. */
export type FlowEvent = EmittedFrom<typeof verifyEmailMachine>

type Dependencies = {
  root: ActorRefFrom<typeof appMachine>
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
}

/** Handles an emitted event of a flow: sends it to the root, the session or onboarding, or calls a service. */
export const routeFlowEvents =
  ({ root, session, onboarding }: Dependencies) =>
  (event: FlowEvent): void => {
    switch (event.type) {
      case 'notice':
      case 'notices withdrawn':
        root.send(event)
        break
      case 'account withdrawn':
        session.send(event)
        onboarding.send(event)
        break
      case 'verified':
        root.send({ type: 'email verified', email: event.email })
        break
      case 'signed in': {
        const authType = session.getSnapshot().context.identity?.authType ?? 'local'
        onboarding.send({ ...event, authType })
        break
      }
      default:
        event satisfies never
    }
  }
