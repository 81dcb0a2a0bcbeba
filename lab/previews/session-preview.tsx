import type { ReactElement } from 'react'
import type { sessionMachine } from '../../machines/session/session-machine.ts'
import { failureText } from '../../src/copy/failures.ts'
import { LoadErrorScreen } from '../../src/screens/load-error/load-error-screen.tsx'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { ProfileScreen } from '../../src/screens/profile/profile-screen.tsx'
import { profileMemberOf } from '../../src/screens/profile/view-props.ts'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import { accountOf } from '../../src/screens/shell/view-props.ts'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { VerifyEmailScreen } from '../../src/screens/verify-email/verify-email-screen.tsx'
import { restoreIdentityPage, sessionPage } from '../page-objects/app-shell.ts'
import {
  idleLogin,
  idleSettings,
  idleShell,
  idleVerification,
  links,
  nothing,
} from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** The session, seen from /profile: the guard's answers, the page itself, the bar above. */
export const sessionPreview = previewOf({
  ...sessionPage,
  show({ snapshot, send }) {
    const onRetry = () => send({ type: 'retry requested' })
    const onLogout = () => send({ type: 'logout requested' })
    const isBare = snapshot.matches('restoring') || isAtLogin(snapshot)
    return (
      <Shell
        {...idleShell}
        bar={isBare ? 'hidden' : 'shown'}
        account={accountOf(snapshot)}
        onLogout={onLogout}
      >
        {pageOf(snapshot, onRetry)}
      </Shell>
    )
  },
})

/** Restoring the identity of a member who has opened /profile. */
export const restoreIdentityPreview = previewOf({
  ...restoreIdentityPage,
  show({ snapshot }) {
    const { failure } = snapshot.context
    if (snapshot.status === 'active')
      return (
        <Shell {...idleShell} bar="hidden">
          <PendingScreen />
        </Shell>
      )
    return (
      <Shell {...idleShell} account={{ name: 'Maya Lindqvist', picture: '' }}>
        {failure ? (
          <LoadErrorScreen message={failureText(failure)} onRetry={nothing} />
        ) : (
          <ProfileScreen state="loading" />
        )}
      </Shell>
    )
  },
})

type Session = SnapshotOf<typeof sessionMachine>

const isAwaiting = (session: Session): boolean =>
  session.matches('awaiting verification') || session.matches('resuming')

const isAtLogin = (session: Session): boolean =>
  session.hasTag('signed out') && !isAwaiting(session)

const pageOf = (session: Session, onRetry: () => void): ReactElement => {
  const { member, failure } = session.context
  if (session.matches('restoring')) return <PendingScreen />
  if (session.hasTag('failed') && failure)
    return <LoadErrorScreen message={failureText(failure)} onRetry={onRetry} />
  if (session.hasTag('deleting'))
    return (
      <SettingsScreen {...idleSettings} deletion={{ step: { kind: 'closed' }, unfinished: true }} />
    )
  if (isAwaiting(session)) return <VerifyEmailScreen {...idleVerification} />
  if (session.matches({ authenticating: 'signing in with provider' }))
    return <LoginScreen {...idleLogin} social={{ busy: 'google', popupOpen: false }} />
  if (isAtLogin(session))
    return <LoginScreen {...idleLogin} busy={session.hasTag('authenticating')} />
  if (!member) return <ProfileScreen state="loading" />
  return <ProfileScreen state="ready" member={profileMemberOf(member)} links={links} />
}
