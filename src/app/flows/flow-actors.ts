import { fromPromise } from 'xstate'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Services } from '../services.ts'
import {
  authenticateSession,
  type Session,
  type SessionSnapshot,
} from '../session/authenticate-session.ts'
import type { SignInWatch } from '../session/sign-in-watch.ts'

/** What the flows depend on. `App` provides all of it. */
export type FlowDependencies = {
  readonly services: Services
  readonly session: Session
  readonly signIns: SignInWatch
}

/** The service that starts the session of a verified identity, as a sign-in of this tab. */
export const authenticateSessionActor = ({ session, signIns }: FlowDependencies) =>
  fromPromise(({ input }: { input: { identity: IdentitySnapshot } }) =>
    signIns.during(authenticateSession(session, input.identity)),
  )

/** The service that signs in with email and password. */
export const signInActor = (dependencies: FlowDependencies) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      runSignIn(dependencies, dependencies.services.identity.signIn(input), signal),
  )

/** Runs a sign-in of this tab. If the page has aborted it, the identity is reported as orphaned. */
export const runSignIn = async (
  { session, signIns }: FlowDependencies,
  signIn: Promise<IdentitySnapshot>,
  signal: AbortSignal,
): Promise<IdentitySnapshot> => {
  const signedIn = await signIns.during(signIn)
  if (signal.aborted && !signIns.isRunning()) session.send({ type: 'orphaned identity found' })
  return signedIn
}

/** The uid of the signed-in identity. Throws 'not signed in'. */
export const uidOf = (session: Session): string => {
  const { identity } = session.getSnapshot().context
  if (!identity) throw new ServiceFailure({ kind: 'not signed in' })
  return identity.uid
}

/** The owner of drafts: a member's uid; null for a visitor. */
export const draftOwner = (session: SessionSnapshot): string | null =>
  session.hasTag('signed in') ? (session.context.identity?.uid ?? null) : null
