import { fromPromise } from 'xstate'
import { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { type FlowDependencies, uidOf } from './flow-actors.ts'

/** The delete-account machine with its services provided. */
export const deleteAccountFlow = ({ services, session }: FlowDependencies) => {
  const { identity, memberApi, pictureStore } = services
  return deleteAccountMachine.provide({
    actors: {
      'check recent sign-in': fromPromise(async () => ({
        recent: await identity.isSignInRecent(),
      })),
      'reauthenticate with password': fromPromise(({ input }) =>
        identity.reauthenticateByPassword(input.password),
      ),
      'reauthenticate with provider': fromPromise(({ input }) =>
        identity.reauthenticateByProvider(input.provider),
      ),
      'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
      'remove picture': fromPromise(({ signal }) => pictureStore.remove(uidOf(session), signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
  })
}
