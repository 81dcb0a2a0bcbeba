import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type { locationMachine } from '../../machines/location/location-machine.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { navigateTo } from '../../machines/paths.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import type { NavigationBlocker } from './navigation/navigation-blocker.ts'
import type { Session } from './session/authenticate-session.ts'

/** An event that the machine of a flow emits. The picture machine emits none. */
export type FlowEvent = EmittedFrom<
  | typeof locationMachine
  | typeof profileFormMachine
  | typeof verifyEmailMachine
>

type Dependencies = {
  root: ActorRefFrom<typeof appMachine>
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
  navigationBlocker: NavigationBlocker
}

/** Handles an emitted event of a flow: sends it to the root, the session or onboarding, or calls a service. */
export const routeFlowEvents =
  ({ root, session, onboarding, navigationBlocker }: Dependencies) =>
  (event: FlowEvent): void => {
    switch (event.type) {
      case 'notice':
      case 'notices withdrawn':
      case 'navigate':
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
      case 'profile completed':
        session.send({ type: 'member changed', member: event.member })
        onboarding.send(event)
        break
      case 'profile updated':
        session.send({ type: 'member changed', member: event.member })
        root.send(navigateTo('/profile'))
        break
      case 'closed without saving':
        root.send({ type: 'go back', fallback: '/profile' })
        break
      case 'leave confirmed':
        navigationBlocker.proceed()
        break
      default:
        event satisfies never
    }
  }
