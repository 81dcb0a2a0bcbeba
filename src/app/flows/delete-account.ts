import { fromPromise } from 'xstate'
import { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { type FlowParts, uidOf } from './flow-parts.ts'

/** The deletion of an account with its services filled in. */
export const deleteAccountFlow = ({ services, session }: FlowParts) => {
  const { identity, memberApi, pictureStore } = services
  return deleteAccountMachine.provide({
    actors: {
      'check recent sign-in': fromPromise(async () => ({
        recent: await identity.isSignInRecent(),
      })),
      'prove by password': fromPromise(({ input }) => identity.proveByPassword(input.password)),
      'prove by provider': fromPromise(({ input }) => identity.proveByProvider(input.provider)),
      'delete record': fromPromise(({ signal }) => memberApi.deleteAccount(signal)),
      'remove picture': fromPromise(({ signal }) => pictureStore.remove(uidOf(session), signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
  })
}
