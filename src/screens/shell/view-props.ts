import type { passwordRemovedMachine } from '../../../machines/password-removed/password-removed-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { LoadErrorScreenProps } from '../load-error/load-error-screen.tsx'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { Account } from './account-menu.tsx'
import type { PasswordRemovedProps } from './password-removed.tsx'
import type { ShellProps } from './shell.tsx'

/**
 * Converts a session snapshot to the account in the top bar; null for a visitor. After a failed restore the account is
 * still shown, so that the member can log out.
 */
export const accountOf = (session: SnapshotOf<typeof sessionMachine>): Account | null => {
  if (!session.hasTag('signed in') && !session.matches('restore failed')) return null
  const { member, identity, stored } = session.context
  return {
    name: member?.name || stored.displayName || identity?.displayName || '',
    picture: member?.profileImage ?? stored.profileImage ?? '',
  }
}

/** The handlers of the top bar and the load error page, which send events to the session machine. */
export const sessionHandlers = (
  send: SendTo<typeof sessionMachine>,
): Pick<ShellProps, 'onLogout'> & Pick<LoadErrorScreenProps, 'onRetry'> => ({
  onLogout: () => send({ type: 'logout requested' }),
  onRetry: () => send({ type: 'retry requested' }),
})

/** The handler of the banner about a removed password, which sends events to its machine. */
export const passwordRemovedHandlers = (
  send: SendTo<typeof passwordRemovedMachine>,
): Pick<PasswordRemovedProps, 'onDismiss'> => ({
  onDismiss: () => send({ type: 'dismissed' }),
})
