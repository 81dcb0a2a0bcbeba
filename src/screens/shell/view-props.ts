import type { Failure } from '../../../machines/failure.ts'
import type { passwordRemovedMachine } from '../../../machines/password-removed/password-removed-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { LoadErrorScreenProps } from '../load-error/load-error-screen.tsx'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { Account } from './account-menu.tsx'
import type { PasswordRemovedProps } from './password-removed.tsx'

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
    deleting: session.hasTag('deleting'),
  }
}

/** Why the session or the member could not be loaded, or null. */
export const failureOf = (session: SnapshotOf<typeof sessionMachine>): Failure | null =>
  session.hasTag('failed') ? session.context.failure : null

/** The handlers of the top bar and the load error page, which send events to the session machine. */
export const sessionHandlers = (
  send: SendTo<typeof sessionMachine>,
): Pick<LoadErrorScreenProps, 'onRetry'> => ({
  onRetry: () => send({ type: 'retry requested' }),
})

/** Converts a snapshot of the password-removed machine to the state of its banner. */
export const toPasswordRemovedProps = (
  snapshot: SnapshotOf<typeof passwordRemovedMachine>,
): Pick<PasswordRemovedProps, 'reason' | 'busy' | 'sent'> => ({
  reason: snapshot.context.reason,
  busy: snapshot.hasTag('busy'),
  sent: snapshot.matches({ visible: 'sent' }),
})

/** The handlers of the banner about a removed password, which send events to its machine. */
export const passwordRemovedHandlers = (
  send: SendTo<typeof passwordRemovedMachine>,
): Pick<PasswordRemovedProps, 'onSend' | 'onDismiss'> => ({
  onSend: () => send({ type: 'reset email requested' }),
  onDismiss: () => send({ type: 'dismissed' }),
})
