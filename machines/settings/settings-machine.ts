import { enqueueActions, sendParent, setup } from 'xstate'
import { copyEmailMachine } from '../copy-email/copy-email-machine.ts'
import { deleteAccountMachine } from '../delete-account/delete-account-machine.ts'
import { forgotPasswordMachine } from '../forgot-password/forgot-password-machine.ts'
import type { AuthType, SignInMethod } from '../member.ts'
import {
  type Blocks,
  type DialogMessage,
  pageBlocks,
} from '../navigation-blocker/navigation-blocker-events.ts'
import type { DeletionStep } from '../ports.ts'
import { reportIssueMachine } from '../report-issue/report-issue-machine.ts'

type Settings = {
  uid: string
  authType: AuthType
  /** All ways that open the account, not only that of this sign-in. */
  signInMethods: readonly SignInMethod[]
  /** The email that receives the link to change the password. */
  email: string
  supportEmail: string
  /** The step with which an unfinished deletion of the account goes on, or null (decision 0014). */
  unfinished: DeletionStep | null
  /** The draft of the issue report. */
  description: string
}

/**
 * The settings of a member. Child machines report an issue, copy the support email, change the password and delete the
 * account. While a dialog is open, Back closes it (decision 0050).
 */
export const settingsMachine = setup({
  types: {
    input: {} as Settings,
    context: {} as Settings,
    /** Back closes the open dialog. */
    events: {} as DialogMessage | { type: 'back pressed' },
    children: {} as {
      reportIssue: 'reportIssue'
      copyEmail: 'copyEmail'
      changePassword: 'changePassword'
      deleteAccount: 'deleteAccount'
    },
  },
  actors: {
    reportIssue: reportIssueMachine,
    copyEmail: copyEmailMachine,
    changePassword: forgotPasswordMachine,
    deleteAccount: deleteAccountMachine,
  },
  actions: {
    'send blocking': sendParent((args, blocks: Partial<Blocks>) => pageBlocks(args, blocks)),
    // The closed dialog ignores it.
    'cancel dialog': enqueueActions(({ enqueue }) => {
      enqueue.sendTo('reportIssue', { type: 'cancelled' })
      enqueue.sendTo('deleteAccount', { type: 'cancelled' })
    }),
  },
}).createMachine({
  id: 'settings',
  context: ({ input }) => input,
  invoke: [
    {
      src: 'reportIssue',
      id: 'reportIssue',
      input: ({ context: { description } }) => ({ description }),
    },
    {
      src: 'copyEmail',
      id: 'copyEmail',
      input: ({ context: { supportEmail } }) => ({ email: supportEmail }),
    },
    {
      src: 'changePassword',
      id: 'changePassword',
      input: ({ context: { email } }) => ({ email }),
    },
    {
      src: 'deleteAccount',
      id: 'deleteAccount',
      input: ({ context: { uid, authType, unfinished } }) => ({ uid, authType, unfinished }),
    },
  ],
  initial: 'list',
  states: {
    list: {
      entry: { type: 'send blocking', params: {} },
      on: { 'dialog opened': { target: 'dialog' } },
    },
    dialog: {
      entry: { type: 'send blocking', params: { dialog: true } },
      on: {
        'dialog closed': { target: 'list' },
        'back pressed': { actions: 'cancel dialog' },
      },
    },
  },
})
