import { fromPromise } from 'xstate'
import { isSameAddress } from '../../../machines/member.ts'
import { socialSignInMachine } from '../../../machines/social-sign-in/social-sign-in-machine.ts'
import { enterSessionActor, type FlowParts, wantedSignIn } from './flow-parts.ts'

/** Google and Apple with their services filled in. */
export const socialSignInFlow = (parts: FlowParts) => {
  const { identity, storage } = parts.services
  return socialSignInMachine.provide({
    actors: {
      'sign in with provider': fromPromise(async ({ input, signal }) => {
        const waiting = storage.readSession().tempUserEmail
        const signedIn = await wantedSignIn(parts, identity.signInWith(input.provider), signal)
        return { identity: signedIn, passwordDropped: isSameAddress(waiting, signedIn.email) }
      }),
      'enter session': enterSessionActor(parts),
    },
  })
}
