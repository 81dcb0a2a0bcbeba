import { fromPromise } from 'xstate'
import { withdrawAccountMachine } from '../../../machines/withdraw-account/withdraw-account-machine.ts'
import type { Services } from '../services.ts'

/** The withdraw-account machine with its services and the deletion marker provided. */
export const withdrawAccountFlow = ({ identity, memberApi, storage }: Services) =>
  withdrawAccountMachine.provide({
    actors: {
      'read identity': fromPromise(async () => identity.current()),
      'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
    actions: {
      'store deletion marker': (_, { uid }) => storage.writeDeletion(uid),
      'clear deletion marker': () => storage.clearDeletion(),
    },
  })
