import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { appMachine } from '../../machines/app/app-machine.ts'
import type { copyEmailMachine } from '../../machines/copy-email/copy-email-machine.ts'
import type { deleteAccountMachine } from '../../machines/delete-account/delete-account-machine.ts'
import type { locationMachine } from '../../machines/location/location-machine.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { navigateTo } from '../../machines/paths.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import type { NavigationBlocker } from './navigation/navigation-blocker.ts'
import type { Services } from './services.ts'
import type { Session } from './session/authenticate-session.ts'

/** An event that the machine of a flow emits. The picture machine emits none. */
export type FlowEvent = EmittedFrom<
  | typeof copyEmailMachine
  | typeof deleteAccountMachine
  | typeof locationMachine
  | typeof profileFormMachine
  | typeof reportIssueMachine
  | typeof verifyEmailMachine
>

type Dependencies = {
  root: ActorRefFrom<typeof appMachine>
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
  services: Services
  navigationBlocker: NavigationBlocker
}

/** Handles an emitted event of a flow: sends it to the root, the session or onboarding, or calls a service. */
export const routeFlowEvents =
  ({ root, session, onboarding, services, navigationBlocker }: Dependencies) =>
  (event: FlowEvent): void => {
    switch (event.type) {
      case 'notice':
      case 'notices withdrawn':
      case 'navigate':
        root.send(event)
        break
      case 'session rejected':
        session.send(event)
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
      case 'deletion started': {
        const { identity } = session.getSnapshot().context
        if (identity) services.storage.writeDeletion(identity.uid)
        session.send(event)
        break
      }
      case 'deletion abandoned':
      case 'account deleted':
        services.storage.clearDeletion()
        session.send(event)
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
