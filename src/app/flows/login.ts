import { fromPromise } from 'xstate'
import { loginMachine } from '../../../machines/login/login-machine.ts'
import { authenticateSessionActor, type FlowDependencies, signInActor } from './flow-actors.ts'

/** The login machine with its services provided. */
export const loginFlow = (dependencies: FlowDependencies) =>
  loginMachine.provide({
    actors: {
      'resolve login': fromPromise(({ input, signal }) =>
        dependencies.services.memberApi.resolveLogin(input, signal),
      ),
      'sign in': signInActor(dependencies),
      'start session': authenticateSessionActor(dependencies),
    },
  })
