import { type ActorRefFrom, type AnyActor, fromPromise, type SnapshotFrom } from 'xstate'
import type { appMachine } from '../../../machines/app/app-machine.ts'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { sessionMachine } from '../../../machines/session/session-machine.ts'
import type { Services } from '../services.ts'

export type Session = ActorRefFrom<typeof sessionMachine>
export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>

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

/** The service that signs in with email and password. */
export const signInActor = (dependencies: FlowDependencies) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      runSignIn(dependencies, dependencies.services.identity.signIn(input), signal),
  )

/** Tells the app about a sign-in of this tab. If it ends after its page was left, the identity is orphaned. */
export const runSignIn = async (
  { root }: FlowDependencies,
  signIn: Promise<IdentitySnapshot>,
  signal: AbortSignal,
): Promise<IdentitySnapshot> => {
  root.send({ type: 'sign-in started' })
  let orphaned = false
  try {
    const identity = await signIn
    orphaned = signal.aborted
    return identity
  } finally {
    root.send({ type: 'sign-in ended', orphaned })
  }
}

/** The owner of drafts: a member's uid; null for a visitor. */
export const draftOwner = (session: SessionSnapshot): string | null =>
  session.hasTag('signed in') ? (session.context.identity?.uid ?? null) : null
