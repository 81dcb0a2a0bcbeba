import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { type FlowDependencies, signInActor } from './flow-actors.ts'
import { socialSignInFlow } from './social-sign-in.ts'

/** The login machine with its services provided. */
export const loginFlow = (dependencies: FlowDependencies) => {
  const { memberApi, storage } = dependencies.services
  return loginMachine.provide({
    actors: {
      'resolve login': fromPromise(({ input, signal }) => memberApi.resolveLogin(input, signal)),
      'sign in': signInActor(dependencies),
      social: socialSignInFlow(dependencies),
    },
    actions: { 'store draft': (_, { draft }) => storage.writeDraft('login', null, draft) },
  })
}
