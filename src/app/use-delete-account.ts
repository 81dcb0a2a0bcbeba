import { useActorRef, useSelector } from '@xstate/react'
import { deletionPropsOf } from '../screens/settings/props-of.ts'
import { useApp, useFollow } from './use-flow.ts'

/** The deletion of the account on /settings: its part of the screen's props. One that was begun earlier is taken up. */
export const useDeleteAccount = () => {
  const { flows, session } = useApp()
  const before = session.getSnapshot()
  const flow = useActorRef(flows.deleteAccount, {
    input: {
      authType: before.context.identity?.authType ?? 'local',
      unfinished: before.hasTag('closing'),
    },
  })
  useFollow(flow)
  return {
    deletion: useSelector(flow, deletionPropsOf),
    onDelete: {
      open: () => flow.send({ type: 'delete requested' }),
      confirm: () => flow.send({ type: 'confirmed' }),
      cancel: () => flow.send({ type: 'cancelled' }),
      password: (value: string) => flow.send({ type: 'password changed', value }),
      submitPassword: () => flow.send({ type: 'password submitted' }),
      askProvider: () => flow.send({ type: 'provider asked' }),
      finish: () => flow.send({ type: 'finish requested' }),
    },
  }
}
