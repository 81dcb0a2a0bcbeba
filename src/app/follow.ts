import type { ActorRefFrom, EmittedFrom } from 'xstate'
import type { copyAddressMachine } from '../../machines/copy-address/copy-address-machine.ts'
import type { deleteAccountMachine } from '../../machines/delete-account/delete-account-machine.ts'
import type { forgotPasswordMachine } from '../../machines/forgot-password/forgot-password-machine.ts'
import type { interestsMachine } from '../../machines/interests/interests-machine.ts'
import type { locationMachine } from '../../machines/location/location-machine.ts'
import type { loginMachine } from '../../machines/login/login-machine.ts'
import type { missingCodeMachine } from '../../machines/missing-code/missing-code-machine.ts'
import type { Notice } from '../../machines/notices.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import type { passwordLostMachine } from '../../machines/password-lost/password-lost-machine.ts'
import { leave, type Page } from '../../machines/paths.ts'
import type { profileFormMachine } from '../../machines/profile-form/profile-form-machine.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import type { signUpMachine } from '../../machines/sign-up/sign-up-machine.ts'
import type { socialSignInMachine } from '../../machines/social-sign-in/social-sign-in-machine.ts'
import type { themeMachine } from '../../machines/theme/theme-machine.ts'
import type { verifyEmailMachine } from '../../machines/verify-email/verify-email-machine.ts'
import type { Departures } from './departures.ts'
import type { Session } from './enter-session.ts'
import type { Services } from './services.ts'

/** Anything that a flow's machine may tell the rest of the site. The picture tells nobody: its form asks. */
export type FlowFact = EmittedFrom<
  | typeof copyAddressMachine
  | typeof deleteAccountMachine
  | typeof forgotPasswordMachine
  | typeof interestsMachine
  | typeof locationMachine
  | typeof loginMachine
  | typeof missingCodeMachine
  | typeof profileFormMachine
  | typeof reportIssueMachine
  | typeof signUpMachine
  | typeof socialSignInMachine
  | typeof themeMachine
  | typeof verifyEmailMachine
>

type Wishes = {
  leave(wish: Extract<FlowFact, { type: 'leave' }>): void
  notice(wish: Extract<FlowFact, { type: 'notice' }>): void
  goBack(otherwise: Page): void
}

type Parts = {
  session: Session
  onboarding: ActorRefFrom<typeof onboardingMachine>
  passwordLost: ActorRefFrom<typeof passwordLostMachine>
  services: Services
  departures: Departures
  wishes: Wishes
}

/** Who hears what: every fact that a flow emits goes to the machine or port that it concerns. */
export const followFlows =
  ({ session, onboarding, passwordLost, services, departures, wishes }: Parts) =>
  (fact: FlowFact): void => {
    switch (fact.type) {
      case 'notice':
        logFailure(fact, services)
        if (fact.notice === 'password dropped') {
          const { identity } = session.getSnapshot().context
          passwordLost.send({ type: 'password dropped', email: identity?.email ?? '' })
        } else wishes.notice(fact)
        break
      case 'leave':
        wishes.leave(fact)
        break
      case 'identity created':
      case 'verification owed':
        session.send(fact)
        break
      case 'account created':
        session.send(fact)
        onboarding.send({ type: 'account created' })
        break
      case 'identity withdrawn':
        session.send({ type: 'account withdrawn' })
        break
      case 'account withdrawn':
        session.send(fact)
        onboarding.send(fact)
        break
      case 'verified':
        services.tabs.tell({ type: 'email verified', email: fact.email })
        break
      case 'resend allowed from':
        services.storage.writeResendFrom(fact.email, fact.at)
        break
      case 'signed in': {
        const authType = session.getSnapshot().context.identity?.authType ?? 'local'
        onboarding.send({ ...fact, authType })
        break
      }
      case 'interests saved':
        session.send({ type: 'member changed', member: fact.member })
        onboarding.send({ type: 'interests saved' })
        break
      case 'interests updated':
        session.send({ type: 'member changed', member: fact.member })
        wishes.leave(leave('/profile'))
        break
      case 'profile completed':
        session.send({ type: 'member changed', member: fact.member })
        onboarding.send(fact)
        break
      case 'profile updated':
        session.send({ type: 'member changed', member: fact.member })
        wishes.leave(leave('/profile'))
        break
      case 'theme chosen':
        services.appearance.show(fact.theme)
        break
      case 'reload wanted':
        services.siteFiles.reloadFor(fact.missing)
        break
      case 'picture uploaded':
        break
      case 'deletion started': {
        const { identity } = session.getSnapshot().context
        if (identity) services.storage.writeDeletion(identity.uid)
        session.send(fact)
        break
      }
      case 'deletion abandoned':
      case 'account deleted':
        services.storage.clearDeletion()
        session.send(fact)
        break
      case 'cancelled':
        wishes.goBack('/profile')
        break
      case 'changes given up':
        departures.release()
        break
      default:
        fact satisfies never
    }
  }

/** Anything that the session may tell the rest of the site. */
export type SessionFact = EmittedFrom<typeof sessionMachine>

/** The session's facts: storage is written, onboarding is told, wishes are fulfilled. */
export const followSession =
  ({ session, onboarding, passwordLost, services, wishes }: Parts) =>
  (fact: SessionFact): void => {
    switch (fact.type) {
      case 'session stored':
        services.storage.writeSession(fact.entries)
        if (fact.entries.isLoggedIn) {
          services.storage.clearSignUpDraft()
          services.storage.keepDraftsOf(fact.entries.userId ?? null)
        }
        break
      case 'session cleared':
        services.storage.clearMember()
        break
      case 'session ended':
        passwordLost.send(fact)
        onboarding.send(fact)
        break
      case 'session restored':
      case 'verification awaited':
        onboarding.send(fact)
        break
      case 'signed in': {
        const authType = session.getSnapshot().context.identity?.authType ?? 'local'
        services.tabs.tell({ type: 'email verified', email: fact.member.email })
        onboarding.send({ ...fact, authType })
        break
      }
      case 'notice':
        logFailure(fact, services)
        wishes.notice(fact)
        break
      case 'leave':
        wishes.leave(fact)
        break
      default:
        fact satisfies never
    }
  }

/** Failures of sign-in, sign-up and the rest are logged by kind and reference (specification 8). */
const logFailure = ({ notice, failure }: Notice, { log }: Services): void => {
  if (failure) log.failure(notice, failure)
}
