import { useActorRef, useSelector } from '@xstate/react'
import { deletionActs } from '../screens/settings/acts-of.ts'
import { deletionPropsOf } from '../screens/settings/props-of.ts'
import { deleteAccountFlow } from './flows/delete-account.ts'
import { useApp, useFollow, useInspection, useProvided } from './use-flow.ts'

/**
 * The deletion of the account on /settings: its part of the screen's props, and its dialog for Back. One that
 * was begun earlier is taken up.
 */
export const useDeleteAccount = () => {
  const { session } = useApp()
  const before = session.getSnapshot()
  const inspection = useInspection()
  const flow = useActorRef(useProvided(deleteAccountFlow), {
    ...inspection,
    input: {
      authType: before.context.identity?.authType ?? 'local',
      unfinished: before.hasTag('closing'),
    },
  })
  useFollow(flow)
  return {
    props: { deletion: useSelector(flow, deletionPropsOf), ...deletionActs(flow.send) },
    /** False where no dialog is open. */
    closeDialog: () => {
      const isOpen = flow.getSnapshot().hasTag('dialog')
      flow.send({ type: 'cancelled' })
      return isOpen
    },
  }
}
