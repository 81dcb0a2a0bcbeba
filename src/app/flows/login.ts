import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { enterSessionActor, type FlowParts, signInActor } from './flow-parts.ts'

/** Login with its services filled in. */
export const loginFlow = (parts: FlowParts) =>
  loginMachine.provide({
    actors: {
      'resolve login': fromPromise(({ input, signal }) =>
        parts.services.memberApi.resolveLogin(input, signal),
      ),
      'sign in': signInActor(parts),
      'enter session': enterSessionActor(parts),
    },
  })
