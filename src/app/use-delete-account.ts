import { useActorRef, useSelector } from '@xstate/react'
import { deletionActs } from '../screens/settings/acts-of.ts'
import { deletionPropsOf } from '../screens/settings/props-of.ts'
import { deleteAccountFlow } from './flows/delete-account.ts'
import { useApp, useFollow, useProvided } from './use-flow.ts'

/** The deletion of the account on /settings: its part of the screen's props. One that was begun earlier is taken up. */
export const useDeleteAccount = () => {
  const { session } = useApp()
  const before = session.getSnapshot()
  const flow = useActorRef(useProvided(deleteAccountFlow), {
    input: {
      authType: before.context.identity?.authType ?? 'local',
      unfinished: before.hasTag('closing'),
    },
  })
  useFollow(flow)
  return { deletion: useSelector(flow, deletionPropsOf), ...deletionActs(flow.send) }
}
