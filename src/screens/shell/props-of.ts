import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { Account } from './account-menu.tsx'

/** Who is signed in, as the top bar shows it; null for a visitor. Who could not be restored can still log out. */
export const accountOf = (session: SnapshotOf<typeof sessionMachine>): Account | null => {
  if (!session.hasTag('signed in') && !session.matches('restore failed')) return null
  const { member, identity, stored } = session.context
  return {
    name: member?.name || stored.displayName || identity?.displayName || '',
    picture: member?.profileImage ?? stored.profileImage ?? '',
  }
}
