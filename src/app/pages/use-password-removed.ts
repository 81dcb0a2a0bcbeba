import { useActorRef, useSelector } from '@xstate/react'
import { passwordRemovedHandlers } from '../../screens/shell/view-props.ts'
import { forgotPasswordFlow } from '../flows/forgot-password.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The props of the banner for a removed password, which offers a reset email; undefined while it is hidden. */
export const usePasswordRemoved = () => {
  const { passwordRemoved } = useApp()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(forgotPasswordFlow), { ...inspection, input: {} })
  useEventRouting(flow)
  const removed = useSelector(passwordRemoved, (current) => current)
  const resetForm = useSelector(flow, (current) => current)
  if (!removed.matches('visible')) return undefined
  return {
    busy: resetForm.hasTag('busy'),
    sent: resetForm.matches({ form: 'sent' }) && resetForm.context.email === removed.context.email,
    onSend: () => {
      flow.send({ type: 'field changed', value: removed.context.email })
      flow.send({ type: 'submitted' })
    },
    ...passwordRemovedHandlers(passwordRemoved.send),
  }
}
