import { fromPromise } from 'xstate'
import { withdrawAccountMachine } from '../../../machines/withdraw-account/withdraw-account-machine.ts'
import type { PageDependencies } from '../pages/page-module.ts'
import { withTimestamp } from './identity-actors.ts'

/** The withdraw-account machine with its services and the deletion marker, which the session mirrors, provided. */
export const withdrawAccountFlow = ({ services, session }: PageDependencies) => {
  const { identity, memberApi, storage, clock } = services
  return withdrawAccountMachine.provide({
    actors: {
      'read identity': fromPromise(() =>
        withTimestamp(clock, async () => ({
          identity: identity.current(),
          marker: storage.readDeletion(),
          at: clock.now(),
        })),
      ),
      'delete record': fromPromise(({ signal }) =>
        withTimestamp(clock, () => memberApi.deleteAccount(signal)),
      ),
      'remove identity': fromPromise(() => withTimestamp(clock, () => identity.remove())),
    },
    actions: {
      'store deletion marker': (_, { deletion }) => {
        storage.writeDeletion(deletion)
        session.send({ type: 'deletion marker changed', uid: deletion?.uid ?? null })
      },
    },
  })
}
