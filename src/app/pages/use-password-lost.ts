import { useActorRef, useSelector } from '@xstate/react'
import { passwordLostHandlers } from '../../screens/shell/view-props.ts'
import { forgotPasswordFlow } from '../flows/forgot-password.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the banner for a removed password, which offers a reset email; undefined while it is hidden. */
export const usePasswordLost = () => {
  const { passwordLost } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), { ...inspection, input: {} })
  useEventRouting(flow)
  const lost = useSelector(passwordLost, (current) => current)
  const resetForm = useSelector(flow, (current) => current)
  if (!lost.matches('visible')) return undefined
  return {
    busy: resetForm.hasTag('busy'),
    sent: resetForm.matches({ form: 'sent' }) && resetForm.context.email === lost.context.email,
    onSend: () => {
      flow.send({ type: 'field changed', value: lost.context.email })
      flow.send({ type: 'submitted' })
    },
    ...passwordLostHandlers(passwordLost.send),
  }
}
