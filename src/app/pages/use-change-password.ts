import { useActorRef, useSelector } from '@xstate/react'
import { emit, setup } from 'xstate'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import type { Notice, NoticesWithdrawn } from '../../../machines/notices.ts'
import { passwordHandlers, toPasswordProps } from '../../screens/settings/view-props.ts'
import type { FlowDependencies } from '../flows/flow-actors.ts'
import { sendResetEmail } from '../flows/send-reset-email.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the password section on /settings. Without a password of their own, members have none. */
export const useChangePassword = () => {
  const identity = useSelector(useApp().session, ({ context }) => context.identity)
  const email = identity?.authType === 'local' ? identity.email : null
  const inspection = useInspection()
  const app = useActorRef(useProvided(passwordApp), {
    ...inspection,
    systemId: 'app',
    input: { email: email ?? '' },
  })
  useEventRouting(app)
  const flow = useSelector(app, ({ children }) => children.forgotPassword)
  const snapshot = useSelector(flow, (current) => current)
  if (!flow || !snapshot) throw new Error('The password section has no actor')
  return {
    password: email === null ? null : toPasswordProps(snapshot),
    ...passwordHandlers(flow.send),
  }
}

/* The machine sends its notices to the address of the app, which the page host gives only to the pages that it runs. */
const passwordApp = ({ services }: FlowDependencies) =>
  setup({
    types: {
      input: {} as { email: string },
      context: {} as { email: string },
      events: {} as Notice | NoticesWithdrawn,
      emitted: {} as Notice | NoticesWithdrawn,
      children: {} as { forgotPassword: 'forgotPassword' },
    },
    actors: {
      forgotPassword: forgotPasswordMachine.provide({
        actors: { 'send reset email': sendResetEmail(services) },
        actions: { 'store draft': () => {} },
      }),
    },
    actions: { 'emit event': emit(({ event }) => event) },
  }).createMachine({
    context: ({ input }) => input,
    invoke: { src: 'forgotPassword', id: 'forgotPassword', input: ({ context }) => context },
    on: { notice: { actions: 'emit event' }, 'notices withdrawn': { actions: 'emit event' } },
  })
