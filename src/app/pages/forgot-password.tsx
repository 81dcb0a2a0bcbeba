import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { ForgotPasswordScreen } from '../../screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../../screens/forgot-password/view-props.ts'
import { sendResetEmail } from '../session/identity-actors.ts'
import type { PageModule } from './page-module.ts'

/** /forgot-password. */
export const page: PageModule<typeof forgotPasswordMachine> = {
  open: ({ services }) => ({
    logic: forgotPasswordMachine.provide({
      actors: { 'send reset email': sendResetEmail(services) },
      actions: {
        'store draft': (_, { draft }) =>
          services.storage.writeDraft('forgot password', null, draft),
      },
    }),
    input: { ...services.storage.readDraft('forgot password', null) },
  }),
  Screen: ForgotPassword,
}

function ForgotPassword({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  return (
    <ForgotPasswordScreen
      {...useSelector(flow, toForgotPasswordProps)}
      {...forgotPasswordHandlers(flow.send)}
      links={{ login: <Link to="/login" state={true} /> }}
    />
  )
}
