import type { passwordRemovedMachine } from '../../../machines/password-removed/password-removed-machine.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
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
