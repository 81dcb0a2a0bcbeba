import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { copyEmailMachine } from '../../machines/copy-email/copy-email-machine.ts'
import type { deleteAccountMachine } from '../../machines/delete-account/delete-account-machine.ts'
import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import type { interestsMachine } from '../../machines/interests/interests-machine.ts'
import type { locationMachine } from '../../machines/location/location-machine.ts'
import type { loginMachine } from '../../machines/login/login-machine.ts'
import type { missingChunkMachine } from '../../machines/missing-chunk/missing-chunk-machine.ts'
import { type Notice, type NoticeKey, notice } from '../../machines/notices.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import type { passwordRemovedMachine } from '../../machines/password-removed/password-removed-machine.ts'
import { type NavigationRequest, navigateTo, type Page } from '../../machines/paths.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import type { signUpMachine } from '../../machines/sign-up/sign-up-machine.ts'
import type { socialSignInMachine } from '../../machines/social-sign-in/social-sign-in-machine.ts'
import type { themeMachine } from '../../machines/theme/theme-machine.ts'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import type { NavigationBlocker } from './navigation/navigation-blocker.ts'
import type { Services } from './services.ts'
import type { Session } from './session/authenticate-session.ts'

/** An event that the machine of a flow emits. The picture machine emits none. */
export type FlowEvent = EmittedFrom<
  | typeof copyEmailMachine
  | typeof deleteAccountMachine
  | typeof forgotPasswordMachine
  | typeof interestsMachine
  | typeof locationMachine
  | typeof loginMachine
  | typeof missingChunkMachine
  | typeof profileFormMachine
  | typeof reportIssueMachine
  | typeof signUpMachine
  | typeof socialSignInMachine
  | typeof themeMachine
  | typeof verifyEmailMachine
>

/** Performs navigation requests and shows notices. `create-site.tsx` implements it. */
export type UiPort = {
  navigate(request: NavigationRequest): void
  notice(notice: Notice): void
  /** Hides these notices. */
  withdrawNotices(notices: readonly NoticeKey[]): void
  /** Goes back in the history, or to `fallback` if this page is the first of the site. */
  goBack(fallback: Page): void
}

type Dependencies = {
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
  passwordRemoved: ActorRefFrom<typeof passwordRemovedMachine>
  services: Services
  navigationBlocker: NavigationBlocker
  ui: UiPort
}

/** Handles an emitted event of a flow: sends it to the session or onboarding, or calls a service. */
export const routeFlowEvents =
  ({ session, onboarding, passwordRemoved, services, navigationBlocker, ui }: Dependencies) =>
  (event: FlowEvent): void => {
    switch (event.type) {
      case 'notice':
        logFailure(event, services)
        if (event.notice === 'password removed') {
          const { identity } = session.getSnapshot().context
          passwordRemoved.send({ type: 'password removed', email: identity?.email ?? '' })
        } else ui.notice(event)
        break
      case 'notices withdrawn':
        ui.withdrawNotices(event.notices)
        break
      case 'navigate':
        ui.navigate(event)
        break
      case 'identity created':
      case 'verification required':
      case 'session rejected':
        session.send(event)
        break
      case 'account created':
        session.send(event)
        onboarding.send({ type: 'account created' })
        break
      case 'identity withdrawn':
        session.send({ type: 'account withdrawn' })
        break
      case 'account withdrawn':
        session.send(event)
        onboarding.send(event)
        break
      case 'verified':
        services.tabs.publish({ type: 'email verified', email: event.email })
        break
      case 'signed in': {
        const authType = session.getSnapshot().context.identity?.authType ?? 'local'
        onboarding.send({ ...event, authType })
        break
      }
      case 'interests saved':
        session.send({ type: 'member changed', member: event.member })
        onboarding.send({ type: 'interests saved' })
        break
      case 'interests updated':
        session.send({ type: 'member changed', member: event.member })
        ui.navigate(navigateTo('/profile'))
        break
      case 'profile completed':
        session.send({ type: 'member changed', member: event.member })
        onboarding.send(event)
        break
      case 'profile updated':
        session.send({ type: 'member changed', member: event.member })
        ui.navigate(navigateTo('/profile'))
        break
      case 'theme chosen':
        services.appearance.show(event.theme)
        break
      case 'reload requested':
        services.siteFiles.reloadFor(event.missing)
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
        ui.goBack('/profile')
        break
      case 'leave confirmed':
        navigationBlocker.proceed()
        break
      default:
        event satisfies never
    }
  }

/** An event that the session machine emits. */
export type EmittedSessionEvent = EmittedFrom<typeof sessionMachine>

/** Handles an emitted event of the session: writes storage, sends events to onboarding, navigates, shows notices. */
export const routeSessionEvents =
  ({ session, onboarding, passwordRemoved, services, ui }: Dependencies) =>
  (event: EmittedSessionEvent): void => {
    switch (event.type) {
      case 'session stored': {
        const isStored = services.storage.writeSession(event.entries)
        if (event.entries.isLoggedIn) {
          if (!isStored) ui.notice(notice('session not stored'))
          services.storage.clearSignUpDraft()
          services.storage.removeOtherDrafts(event.entries.userId ?? null)
        }
        break
      }
      case 'session cleared':
        services.storage.clearMember()
        break
      case 'session ended':
        passwordRemoved.send(event)
        onboarding.send(event)
        break
      case 'session restored':
      case 'verification pending':
        onboarding.send(event)
        break
      case 'signed in': {
        const authType = session.getSnapshot().context.identity?.authType ?? 'local'
        services.tabs.publish({ type: 'email verified', email: event.member.email })
        onboarding.send({ ...event, authType })
        break
      }
      case 'notice':
        logFailure(event, services)
        ui.notice(event)
        break
      case 'navigate':
        ui.navigate(event)
        break
      default:
        event satisfies never
    }
  }

/** Logs the failure of a notice, by kind and reference (specification 8). */
const logFailure = ({ notice, failure }: Notice, { log }: Services): void => {
  if (failure) log.failure(notice, failure)
}
