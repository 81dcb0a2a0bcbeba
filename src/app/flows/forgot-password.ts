import { fromPromise } from 'xstate'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import type { FlowDependencies } from './flow-actors.ts'

/** The forgot-password machine with its services provided. */
export const forgotPasswordFlow = ({ services }: FlowDependencies) =>
  forgotPasswordMachine.provide({
    actors: {
      'send reset email': fromPromise(async ({ input: { email } }) => {
        await services.emailThrottle.once('password reset', email, () =>
          services.identity.sendPasswordReset(email),
        )
      }),
    },
  })
