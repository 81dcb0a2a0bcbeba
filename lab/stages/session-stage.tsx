import type { ReactElement } from 'react'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import { sessionModel } from '../../machines/session/session-model.ts'
import { failureText } from '../../src/copy/failures.ts'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/props-of.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { sessionActs } from '../../src/screens/shell/acts-of.ts'
import { sessionHands } from '../../src/screens/shell/hands.ts'
import { sessionLooks } from '../../src/screens/shell/looks.ts'
import { accountOf } from '../../src/screens/shell/props-of.ts'
import { Shell } from '../../src/screens/shell/shell.tsx'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { links, restingLogin, restingSettings, restingShell, restingVerification } from './rest.tsx'
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
  if (session.matches({ entering: 'signing in socially' }))
    return <LoginScreen {...restingLogin} social={{ busy: 'google', windowOpen: false }} />
  if (isAtLogin(session)) return <LoginScreen {...restingLogin} busy={session.hasTag('entering')} />
  if (!member) return <ProfileScreen state="loading" />
  return <ProfileScreen state="ready" member={profileMemberOf(member)} links={links} />
}
