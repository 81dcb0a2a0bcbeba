import { fromPromise } from 'xstate'
import { signUpMachine } from '../../../machines/sign-up/sign-up-machine.ts'
import { withdrawAccount } from '../withdraw-account.ts'
import { type FlowParts, signInActor, wantedSignIn } from './flow-parts.ts'

/** Sign-up with its services filled in. */
export const signUpFlow = (parts: FlowParts) => {
  const { services } = parts
  const { identity, memberApi } = services
  return signUpMachine.provide({
    actors: {
      'create identity': fromPromise(({ input, signal }) =>
        wantedSignIn(parts, identity.signUp(input), signal),
      ),
      'sign in': signInActor(parts),
      'sign out identity': fromPromise(() => identity.signOut()),
      'remove identity': fromPromise(() => identity.remove()),
      'withdraw account': fromPromise(({ input, signal }) =>
        withdrawAccount(services, input.email, signal),
      ),
      register: fromPromise(({ input, signal }) => memberApi.register(input, signal)),
      'send verification email': fromPromise(() => identity.sendVerificationEmail()),
    },
  })
}
