import { Link } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { useNow } from '../../design/use-now.ts'
import { ForgotPasswordScreen } from '../../screens/forgot-password/forgot-password-screen.tsx'
import {
  forgotPasswordHandlers,
  toForgotPasswordProps,
} from '../../screens/forgot-password/view-props.ts'
import { resetEmailActors } from '../session/identity-actors.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

const draftKey = { form: '/forgot-password', uid: null, version: null } as const

export const page: PageModule<typeof forgotPasswordMachine> = {
  open: ({ services }) => ({
    logic: forgotPasswordMachine.provide({
      actors: resetEmailActors(services),
      actions: {
        'store draft': (_, { draft }) => services.storage.writeDraft(draftKey, draft),
      },
    }),
    input: { email: services.storage.readDraft(draftKey)?.email ?? '' },
  }),
  Screen: ForgotPassword,
}

function ForgotPassword({ page: flow }: Parameters<(typeof page)['Screen']>[0]) {
  const now = useNow(useApp().services.clock.now, 1_000)
  const snapshot = useSelector(flow, (current) => current)
  return (
    <ForgotPasswordScreen
      {...toForgotPasswordProps(snapshot, now)}
      {...forgotPasswordHandlers(flow.send)}
      links={{ login: <Link to="/login" state={true} /> }}
    />
  )
}
