import { type ActorRefFrom, type AnyActor, fromPromise } from 'xstate'
import type { appMachine } from '../../../machines/app/app-machine.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Services } from '../services.ts'
import {
  authenticateSession,
  type Session,
  type SessionSnapshot,
} from '../session/authenticate-session.ts'

/** What the flows depend on. `App` provides all of it. */
export type FlowDependencies = {
  readonly services: Services
  readonly session: Session
  readonly root: ActorRefFrom<typeof appMachine>
}

/** The dependencies of a page that the page host opens. Throws if its system has no root or no session. */
export const dependenciesIn = (
  system: AnyActor['system'],
  services: Services,
): FlowDependencies => {
  const root: FlowDependencies['root'] | undefined = system.get('app')
  const session: Session | undefined = system.get('session')
  if (!root || !session) throw new Error('The page belongs to no site')
  return { services, session, root }
}

/** The service that starts the session of a verified identity, as a sign-in of this tab. */
export const authenticateSessionActor = ({ session, root }: FlowDependencies) =>
  fromPromise(({ input }: { input: { identity: IdentitySnapshot } }) =>
    during(root, authenticateSession(session, input.identity), () => false),
  )

/** The service that signs in with email and password. */
export const signInActor = (dependencies: FlowDependencies) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      runSignIn(dependencies, dependencies.services.identity.signIn(input), signal),
  )

/** Runs a sign-in of this tab. If the page has aborted it, the identity is orphaned. */
export const runSignIn = (
  { root }: FlowDependencies,
  signIn: Promise<IdentitySnapshot>,
  signal: AbortSignal,
): Promise<IdentitySnapshot> => during(root, signIn, () => signal.aborted)

/** Tells the app about a sign-in, which may end after its page was left. */
const during = async <Value>(
  root: FlowDependencies['root'],
  signIn: Promise<Value>,
  isOrphaned: () => boolean,
): Promise<Value> => {
  root.send({ type: 'sign-in started' })
  let orphaned = false
  try {
    const value = await signIn
    orphaned = isOrphaned()
    return value
  } finally {
    root.send({ type: 'sign-in ended', orphaned })
  }
}

/** The owner of drafts: a member's uid; null for a visitor. */
export const draftOwner = (session: SessionSnapshot): string | null =>
  session.hasTag('signed in') ? (session.context.identity?.uid ?? null) : null
