import { fromPromise } from 'xstate'
import { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { type FlowDependencies, runSignIn, signInActor } from './flow-actors.ts'
import { socialSignInFlow } from './social-sign-in.ts'
import { withdrawAccountFlow } from './withdraw-account.ts'

/** The sign-up machine with its services provided. */
export const signUpFlow = (dependencies: FlowDependencies) => {
  const { identity, memberApi, storage } = dependencies.services
  return signUpMachine.provide({
    actors: {
      'create identity': fromPromise(({ input, signal }) =>
        runSignIn(dependencies, identity.signUp(input), signal),
      ),
      'sign in': signInActor(dependencies),
      'sign out identity': fromPromise(() => identity.signOut()),
      'remove identity': fromPromise(() => identity.remove()),
      'withdraw account': withdrawAccountFlow(dependencies),
      register: fromPromise(({ input, signal }) => memberApi.register(input, signal)),
      'send verification email': fromPromise(() => identity.sendVerificationEmail()),
      social: socialSignInFlow(dependencies),
    },
    actions: { 'store draft': (_, { draft }) => storage.writeSignUpDraft(draft) },
  })
}
