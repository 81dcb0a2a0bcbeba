import { useActorRef, useSelector } from '@xstate/react'
import { deletionHandlers, toDeletionProps } from '../../screens/settings/view-props.ts'
import { deleteAccountFlow } from '../flows/delete-account.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/**
 * The props of the account deletion on /settings, and `closeDialog` for Back. Starts with an unfinished deletion if
 * there is one.
 */
export const useDeleteAccount = () => {
  const { session } = useApp()
  const before = session.getSnapshot()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(deleteAccountFlow), {
    ...inspection,
    input: {
      authType: before.context.identity?.authType ?? 'local',
      unfinished: before.hasTag('deleting'),
    },
  })
  useEventRouting(flow)
  return {
    props: { deletion: useSelector(flow, toDeletionProps), ...deletionHandlers(flow.send) },
    /** Returns false if no dialog is open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('dialog')
      flow.send({ type: 'cancelled' })
      return isOpen
    },
  }
}
