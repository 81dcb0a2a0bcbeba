import { fromPromise } from 'xstate'
import type { IdentitySnapshot } from '../../../machines/member.ts'
import type { Services } from '../create-services.ts'
import type { PageDependencies } from '../pages/page-module.ts'

/** The service that signs in with email and password. */
export const signInActor = (dependencies: PageDependencies) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      runSignIn(dependencies, dependencies.services.identity.signIn(input), signal),
  )

/** Tells the app about a sign-in of this tab. If it ends after its page was left, the identity is orphaned. */
export const runSignIn = async (
  { root }: PageDependencies,
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

/** The service that sends the email with a link to reset the password. */
export const sendResetEmail = ({
  emailThrottle,
  identity,
}: Pick<Services, 'emailThrottle' | 'identity'>) =>
  fromPromise(async ({ input: { email } }: { input: { email: string } }) => {
    await emailThrottle.once('password reset', email, () => identity.sendPasswordReset(email))
  })
