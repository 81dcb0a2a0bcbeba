import { fromPromise } from 'xstate'
import { isSameEmail } from '../../../machines/member.ts'
import { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { type FlowDependencies, runSignIn } from './flow-actors.ts'

/** The social-sign-in machine with its services provided. */
export const socialSignInFlow = (dependencies: FlowDependencies) => {
  const { identity, storage } = dependencies.services
  return socialSignInMachine.provide({
    actors: {
      'sign in with provider': fromPromise(async ({ input, signal }) => {
        const pendingEmail = storage.readSession().tempUserEmail
        const signedIn = await runSignIn(dependencies, identity.signInWith(input.provider), signal)
        return { identity: signedIn, passwordRemoved: isSameEmail(pendingEmail, signedIn.email) }
      }),
    },
    actions: { 'prepare providers': () => identity.prepareProviders() },
  })
}
