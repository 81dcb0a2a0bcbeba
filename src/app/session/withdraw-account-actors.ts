import { fromPromise } from 'xstate'
import { withdrawAccountMachine } from '../../../machines/withdraw-account/withdraw-account-machine.ts'
import type { PageDependencies } from '../pages/page-module.ts'

/** The withdraw-account machine with its services and the deletion marker, which the session mirrors, provided. */
export const withdrawAccountFlow = ({ services, session }: PageDependencies) => {
  const { identity, memberApi, storage } = services
  return withdrawAccountMachine.provide({
    actors: {
      'read identity': fromPromise(async () => ({
        identity: identity.current(),
        marker: storage.readDeletion(),
      })),
      'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
    actions: {
      'store deletion marker': (_, { deletion }) => {
        storage.writeDeletion(deletion)
        session.send({ type: 'deletion marker changed', uid: deletion?.uid ?? null })
      },
    },
  })
}
