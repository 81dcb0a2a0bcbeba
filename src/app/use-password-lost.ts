import { useActorRef, useSelector } from '@xstate/react'
import { passwordLostActs } from '../screens/shell/acts-of.ts'
import { forgotPasswordFlow } from './flows/forgot-password.ts'
import { useApp, useFollow, useInspection, useProvided } from './use-flow.ts'

/**
 * The strip that says that a password has gone, and has a link for a new one mailed; undefined while there is
 * nothing to say.
 */
export const usePasswordLost = () => {
  const { passwordLost } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), { ...inspection, input: {} })
  useFollow(flow)
  const lost = useSelector(passwordLost, (current) => current)
  const mail = useSelector(flow, (current) => current)
  if (!lost.matches('telling')) return undefined
  return {
    busy: mail.hasTag('busy'),
    sent: mail.matches({ form: 'sent' }) && mail.context.email === lost.context.email,
    onSend: () => {
      flow.send({ type: 'field changed', value: lost.context.email })
      flow.send({ type: 'submitted' })
    },
    ...passwordLostActs(passwordLost.send),
  }
}
