import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot, Member } from '../../../machines/member.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'

export type Session = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/**
 * Sends a verified identity to the session and resolves with the member once the session is signed in. Rejects with the
 * session's failure. If an unfinished deletion comes first, the session navigates to /settings and the promise never
 * settles, because the caller's page is unmounted.
 */
export const authenticateSession = async (
  session: Session,
  identity: IdentitySnapshot,
): Promise<{ member: Member }> => {
  session.send({ type: 'identity verified', identity })
  const settled = await waitFor(session, isSettled)
  if (settled.hasTag('deleting')) return neverSettles
  const { context } = settled
  if (context.identity?.uid === identity.uid && context.member) return { member: context.member }
  throw new ServiceFailure(context.failure ?? { kind: 'superseded' })
}

const neverSettles = new Promise<never>(() => {})

/** Whether the session is settled: it is neither being restored nor signing in nor loading the member. */
export const isSettled = (snapshot: SessionSnapshot): boolean =>
  !snapshot.hasTag('restoring') &&
  !snapshot.hasTag('authenticating') &&
  !snapshot.matches({ 'signed in': 'loading' })

/** The identity whose email is pending verification, or null. */
export const pendingIdentity = (session: SessionSnapshot): IdentitySnapshot | null =>
  session.matches('awaiting verification') ? session.context.identity : null
