import type { ReactElement } from 'react'
import { settledMember } from '../../machines/model/samples.ts'
import type { onboardingMachine } from '../../machines/onboarding/onboarding-machine.ts'
import { onboardingModel } from '../../machines/onboarding/onboarding-model.ts'
import { passwordLostModel } from '../../machines/password-lost/password-lost-model.ts'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { failureText } from '../../src/copy/failures.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/props-of.ts'
import { ProfileCompletionScreen } from '../../src/screens/profile-completion/profile-completion-screen.tsx'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { passwordLostActs, sessionActs } from '../../src/screens/shell/acts-of.ts'
import { onboardingHands, passwordLostHands, sessionHands } from '../../src/screens/shell/hands.ts'
import { onboardingLooks, passwordLostLooks, sessionLooks } from '../../src/screens/shell/looks.ts'
import { PasswordLost } from '../../src/screens/shell/password-lost.tsx'
import { accountOf } from '../../src/screens/shell/props-of.ts'
import { Shell, type ShellProps } from '../../src/screens/shell/shell.tsx'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import {
  links,
  nothing,
  restingLanding,
  restingLogin,
  restingPreferences,
  restingProfileForm,
  restingSettings,
  restingVerification,
} from './rest.tsx'
import { stageOf } from './stage.ts'

/** The session, as whoever asks for /profile meets it: the guard's answers, the page itself, the bar above. */
export const sessionStage = stageOf({
  model: sessionModel,
  looks: sessionLooks,
  hands: sessionHands,
  show({ snapshot, send }) {
    const { onLogout, onRetry } = sessionActs(send)
    const isBare = snapshot.matches('restoring') || isAtLogin(snapshot)
    return (
      <Shell
        {...restingShell}
        bar={isBare ? 'hidden' : 'shown'}
        account={accountOf(snapshot)}
        onLogout={onLogout}
      >
        {pageOf(snapshot, onRetry)}
      </Shell>
    )
  },
})

/** Onboarding, by the page to which it leads. */
export const onboardingStage = stageOf({
  model: onboardingModel,
  looks: onboardingLooks,
  hands: onboardingHands,
  show: ({ snapshot }) => <Shell {...restingShell}>{owedPageOf(snapshot)}</Shell>,
})

/** The word about a password that has gone, above the landing page. */
export const passwordLostStage = stageOf({
  model: passwordLostModel,
  looks: passwordLostLooks,
  hands: passwordLostHands,
  show: ({ snapshot, send }) => (
    <Shell
      {...restingShell}
      account={{ name: settledMember.name, picture: '' }}
      strip={
        snapshot.matches('telling') && (
          <PasswordLost busy={false} sent={false} onSend={nothing} {...passwordLostActs(send)} />
        )
      }
    >
      <LandingScreen {...restingLanding} />
    </Shell>
  ),
})

const restingShell: Omit<ShellProps, 'children'> = {
  bar: 'shown',
  account: null,
  links,
  onProfile: nothing,
  onSettings: nothing,
  onLogout: nothing,
}

type Session = SnapshotOf<typeof sessionMachine>

const isAwaiting = (session: Session): boolean =>
  session.matches('awaiting verification') || session.matches('recalling')

const isAtLogin = (session: Session): boolean =>
  session.hasTag('signed out') && !isAwaiting(session)

const pageOf = (session: Session, onRetry: () => void): ReactElement => {
  const { member, failure } = session.context
  if (session.matches('restoring')) return <PendingScreen />
  if (session.hasTag('failed') && failure)
    return <LoadErrorScreen message={failureText(failure)} onRetry={onRetry} />
  if (session.hasTag('closing'))
    return (
      <SettingsScreen
        {...restingSettings}
        deletion={{ stage: { step: 'closed' }, unfinished: true }}
      />
    )
  if (isAwaiting(session)) return <VerifyEmailScreen {...restingVerification} />
  if (isAtLogin(session)) return <LoginScreen {...restingLogin} busy={session.hasTag('entering')} />
  if (!member) return <ProfileScreen state="loading" />
  return <ProfileScreen state="ready" member={profileMemberOf(member)} links={links} />
}

const owedPageOf = (owed: SnapshotOf<typeof onboardingMachine>): ReactElement => {
  if (owed.matches('verifying the email')) return <VerifyEmailScreen {...restingVerification} />
  if (owed.matches('completing the profile'))
    return <ProfileCompletionScreen {...restingProfileForm} emailFrom="provider" />
  if (owed.matches('choosing interests')) return <PreferencesScreen {...restingPreferences} />
  return <LandingScreen {...restingLanding} />
}
