import { fromCallback, fromPromise } from 'xstate'
import { signIns } from '../../../machines/addresses.ts'
import { failureOf, ServiceFailure } from '../../../machines/failure.ts'
import type { IdentitySnapshot, Instant } from '../../../machines/member.ts'
import type { Services } from '../create-services.ts'
import type { PageDependencies } from '../pages/page-module.ts'

/** The service that signs in with email and password. */
export const signInActor = (dependencies: PageDependencies) =>
  fromPromise(
    ({ input, signal }: { input: { email: string; password: string }; signal: AbortSignal }) =>
      runSignIn(dependencies, dependencies.services.identity.signIn(input, signal)),
  )

/** Counts a sign-in of this tab, until it ends. */
export const runSignIn = (
  { root }: PageDependencies,
  signIn: Promise<IdentitySnapshot>,
): Promise<IdentitySnapshot> => {
  const counter = signIns(root)
  counter.send({ type: 'sign-in started' })
  return signIn.finally(() => {
    // The tab may be closing.
    if (root.getSnapshot().status === 'active') counter.send({ type: 'sign-in ended' })
  })
}

/** The services of a forgot-password machine: the time of the last email to an address, and of the answer. */
export const resetEmailActors = ({ emailThrottle, identity, clock, visibility }: Services) => ({
  'send reset email': fromPromise(async ({ input: { email } }: { input: { email: string } }) => ({
    sentAt: await emailThrottle.once('password reset', email, () =>
      identity.sendPasswordReset(email),
    ),
    at: clock.now(),
  })),
  'watch visibility': watchTabShown({ visibility, clock }),
})

/** Sends the time whenever the tab is shown again. A timer does not run while the device is suspended. */
export const watchTabShown = ({ visibility, clock }: Pick<Services, 'visibility' | 'clock'>) =>
  fromCallback<{ type: 'tab shown'; at: Instant }>(({ sendBack }) =>
    visibility.watch(() => sendBack({ type: 'tab shown', at: clock.now() })),
  )

/** Adds the time to the failure of a service. */
export const withTimestamp = async <Output>(
  clock: Services['clock'],
  work: () => Promise<Output>,
): Promise<Output> => {
  try {
    return await work()
  } catch (error) {
    throw new ServiceFailure({ ...failureOf(error), at: clock.now() })
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
