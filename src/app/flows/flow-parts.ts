import { fromPromise } from 'xstate'
import { ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import { enterSession, type Session } from '../enter-session.ts'
import type { Services } from '../services.ts'
import type { SignInWatch } from '../sign-in-watch.ts'

/** What the flows are made of; the app of the page has it all. */
export type FlowParts = {
  readonly services: Services
  readonly session: Session
  readonly signIns: SignInWatch
}

/** Hands a proven identity to the session, as a sign-in of this tab. */
export const enterSessionActor = ({ session, signIns }: FlowParts) =>
  fromPromise(({ input }: { input: { identity: IdentitySnapshot } }) =>
    signIns.during(enterSession(session, input.identity)),
  )

/** Signs in with an address and its password. */
export const signInActor = (parts: FlowParts) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      wantedSignIn(parts, parts.services.identity.signIn(input), signal),
  )

/** A sign-in that nobody waits for any more must not stay behind the page. */
export const wantedSignIn = async (
  { session, signIns }: FlowParts,
  signIn: Promise<IdentitySnapshot>,
  signal: AbortSignal,
): Promise<IdentitySnapshot> => {
  const signedIn = await signIns.during(signIn)
  if (signal.aborted && !signIns.isRunning()) session.send({ type: 'stray identity found' })
  return signedIn
}

/** The identity of whoever is signed in. Throws 'not signed in'. */
export const uidOf = (session: Session): string => {
  const { identity } = session.getSnapshot().context
  if (!identity) throw new ServiceFailure({ kind: 'not signed in' })
  return identity.uid
}
