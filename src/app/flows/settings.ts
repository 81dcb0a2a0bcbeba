import { fromPromise } from 'xstate'
import { copyEmailMachine } from '../../../machines/copy-email/copy-email-machine.ts'
import { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import { settingsMachine } from '../../../machines/settings/settings-machine.ts'
import type { Services } from '../services.ts'
import type { FlowDependencies } from './flow-actors.ts'
import { sendResetEmail } from './send-reset-email.ts'

/** The settings machine of a member with its services and those of its children provided. */
export const settingsFlow = ({ services }: Pick<FlowDependencies, 'services'>, uid: string) => {
  const { clipboard, memberApi, storage } = services
  return settingsMachine.provide({
    actors: {
      reportIssue: reportIssueMachine.provide({
        actors: {
          // Without the signal: a report that was submitted is sent, also when the session ends (decision 0015).
          'send report': fromPromise(({ input }) => memberApi.reportBug(input.bugDescription)),
        },
        actions: { 'store draft': (_, { draft }) => storage.writeDraft('issue', uid, draft) },
      }),
      copyEmail: copyEmailMachine.provide({
        actors: { 'copy text': fromPromise(({ input }) => clipboard.write(input.text)) },
      }),
      changePassword: forgotPasswordMachine.provide({
        actors: { 'send reset email': sendResetEmail(services) },
        // The email is that of the member.
        actions: { 'store draft': () => {} },
      }),
      deleteAccount: deletionOf(services),
    },
  })
}

const deletionOf = ({ identity, memberApi, pictureStore, storage }: Services) =>
  deleteAccountMachine.provide({
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
      'remove picture': fromPromise(({ input, signal }) => pictureStore.remove(input.uid, signal)),
      'remove identity': fromPromise(() => identity.remove()),
    },
    actions: {
      'store deletion marker': (_, { uid }) => {
        if (uid === null) storage.clearDeletion()
        else storage.writeDeletion(uid)
      },
    },
  })
