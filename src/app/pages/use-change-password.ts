import { useActorRef, useSelector } from '@xstate/react'
import { passwordHandlers, toPasswordProps } from '../../screens/settings/view-props.ts'
import { forgotPasswordFlow } from '../flows/forgot-password.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the password section on /settings. Without a password of their own, members have none. */
export const useChangePassword = () => {
  const identity = useSelector(useApp().session, ({ context }) => context.identity)
  const email = identity?.authType === 'local' ? identity.email : null
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), {
    ...inspection,
    input: { email: email ?? '' },
  })
  useEventRouting(flow)
  const snapshot = useSelector(flow, (current) => current)
  return {
    password: email === null ? null : toPasswordProps(snapshot),
    ...passwordHandlers(flow.send),
  }
}
