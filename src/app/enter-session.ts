import { type ActorRefFrom, type SnapshotFrom, waitFor } from 'xstate'
import { ServiceFailure } from '../../machines/failure.ts'
import type { IdentitySnapshot, Member } from '../../machines/member.ts'
import type { sessionMachine } from '../../machines/session/session-machine.ts'

export type Session = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

/**
 * Hands a proven identity to the session and waits for what becomes of it.
 * Rejects with the failure for which the session refused it. Where a deletion has to be finished first the session
 * leads to /settings, and whoever asked waits until their page has gone.
 */
export const enterSession = async (
  session: Session,
  identity: IdentitySnapshot,
): Promise<{ member: Member }> => {
  session.send({ type: 'identity proven', identity })
  const settled = await waitFor(session, isSettled)
  if (settled.hasTag('closing')) return pageIsLeft
  const { context } = settled
  if (context.identity?.uid === identity.uid && context.member) return { member: context.member }
  throw new ServiceFailure(context.failure ?? { kind: 'overtaken' })
}

const pageIsLeft = new Promise<never>(() => {})

/** Whether the session has come to an answer: neither asked, nor on its way in or back. */
export const isSettled = (snapshot: SessionSnapshot): boolean =>
  !snapshot.hasTag('pending') &&
  !snapshot.hasTag('entering') &&
  !snapshot.matches({ 'signed in': 'loading' })

/** The identity whose address waits for its verification, or null. */
export const awaitedIdentity = (session: SessionSnapshot): IdentitySnapshot | null =>
  session.matches('awaiting verification') ? session.context.identity : null
