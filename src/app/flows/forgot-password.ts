import { fromPromise } from 'xstate'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import type { FlowParts } from './flow-parts.ts'

/** The mail for a new password with its services filled in. */
export const forgotPasswordFlow = ({ services }: FlowParts) =>
  forgotPasswordMachine.provide({
    actors: {
      'send reset email': fromPromise(({ input }) =>
        services.identity.sendPasswordReset(input.email),
      ),
    },
  })
