import { copyEmailModel } from '../../machines/copy-email/copy-email-model.ts'
import { deleteAccountModel } from '../../machines/delete-account/delete-account-model.ts'
import { providerOf } from '../../machines/member.ts'
import { providers } from '../../machines/providers.gen.ts'
import { reportIssueModel } from '../../machines/report-issue/report-issue-model.ts'
import { settingsModel } from '../../machines/settings/settings-model.ts'
import { themeModel } from '../../machines/theme/theme-model.ts'
import { pendingCopy } from '../../src/copy/loading.ts'
import {
  deleteAccountCopy,
  reportIssueCopy,
  settingsCopy,
  themeCopy,
} from '../../src/copy/settings.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import {
  by,
  type Control,
  type Expectation,
  type Interaction,
  inEach,
  pageObject,
  press,
  typing,
} from './page-object.ts'

const { proof, unfinished } = deleteAccountCopy

const anyProvider = new RegExp(`^(${providers.map(proof.ask).join('|')})$`)

const deleteRow: Control = {
  role: 'button',
  name: settingsCopy.deleteAccount.title,
  within: { role: 'list', name: settingsCopy.list },
}
const submitReport: Control = { role: 'button', name: reportIssueCopy.submit }

const choose = (name: string): Interaction => ({
  does: 'press',
  on: { role: 'radio', name },
  lasting: true,
})

const list: Expectation = [
  { role: 'heading', name: settingsCopy.heading },
  { role: 'button', name: settingsCopy.reportIssue.title },
  { role: 'button', name: settingsCopy.contact.title },
  { role: 'link', name: settingsCopy.privacy.title },
  { role: 'button', name: settingsCopy.deleteAccount.title },
]
/* An open dialog hides the page behind it from assistive technology. */
const page: Expectation = [...list, { role: 'dialog', name: /./, absent: true }]

const question: Expectation = [
  { role: 'dialog', name: deleteAccountCopy.title },
  { role: 'button', name: deleteAccountCopy.cancel },
]
const deleting: Expectation = [
  ...question,
  { role: 'button', name: deleteAccountCopy.busy, disabled: true },
]
/* The page is closed, and the next one is loaded. */
const left: Expectation = [{ role: 'status', name: pendingCopy.label }]
const manualCopy = { role: 'paragraph', name: settingsCopy.contactByHand } as const
const finish = { role: 'button', name: unfinished.action } as const
/* An unfinished deletion leaves nothing else to do but a logout. */
const finishOnly: Expectation = [
  { role: 'heading', name: settingsCopy.heading },
  finish,
  { role: 'button', name: shellCopy.logout },
  { role: 'list', name: settingsCopy.list, absent: true },
  { role: 'dialog', name: /./, absent: true },
]

/** /settings. The children of its machine and the navigation blocker send its events. */
export const settingsPage = pageObject({
  model: settingsModel,
  interactions: { ...by('another machine', 'dialog opened', 'dialog closed', 'back pressed') },
  expectations: { list: page, dialog: [{ role: 'dialog', name: /./ }] },
})

export const deletionPage = pageObject({
  model: deleteAccountModel,
  interactions: {
    'delete requested': { does: 'press', on: deleteRow },
    // The page behind the dialog has buttons of the same name.
    confirmed: press(deleteAccountCopy.confirm, deleteAccountCopy.title),
    cancelled: press(deleteAccountCopy.cancel, /./),
    'password changed': (event) => typing({ label: proof.password }, event),
    'password submitted': press(deleteAccountCopy.confirm, proof.title),
    'provider sign-in requested': (_, { context }) =>
      press(proof.ask(providerOf(context.authType))),
    'finish requested': press(unfinished.action),
  },
  expectations: {
    closed: [...page, { ...finish, absent: true }],
    unfinished: finishOnly,
    confirming: [...question, { role: 'button', name: deleteAccountCopy.confirm }],
    'checking the last sign-in': deleting,
    'awaiting password': [
      { role: 'dialog', name: proof.title },
      { role: 'button', name: deleteAccountCopy.confirm },
      { role: 'button', name: deleteAccountCopy.cancel },
    ],
    'reauthenticating with password': [
      { role: 'dialog', name: proof.title },
      { role: 'button', name: deleteAccountCopy.busy, disabled: true },
    ],
    'awaiting provider sign-in': [
      { role: 'dialog', name: proof.title },
      { role: 'button', name: anyProvider },
      { role: 'button', name: deleteAccountCopy.cancel },
    ],
    'reauthenticating with provider': [
      { role: 'dialog', name: proof.title },
      { role: 'button', name: anyProvider, disabled: true },
      { role: 'button', name: deleteAccountCopy.cancel },
    ],
    ...inEach(deleting, 'deleting the record', 'removing the picture', 'removing the identity'),
    'session rejected': left,
    deleted: left,
  },
})

export const reportPage = pageObject({
  model: reportIssueModel,
  interactions: {
    opened: press(settingsCopy.reportIssue.title),
    'description changed': (event) => typing({ label: reportIssueCopy.description }, event),
    submitted: (_, { context }) =>
      context.description === '' && !context.unreadable
        ? { disabled: submitReport }
        : { does: 'press', on: submitReport },
    cancelled: press(reportIssueCopy.cancel),
  },
  expectations: {
    closed: page,
    writing: [
      { role: 'dialog', name: reportIssueCopy.title },
      { role: 'textbox', name: reportIssueCopy.description },
      { role: 'button', name: reportIssueCopy.submit },
      { role: 'button', name: reportIssueCopy.cancel },
    ],
    sending: [
      { role: 'dialog', name: reportIssueCopy.title },
      { role: 'button', name: reportIssueCopy.busy, disabled: true },
    ],
  },
})

const themes: Expectation = [
  ...list,
  { role: 'radiogroup', name: themeCopy.label },
  { role: 'radio', name: themeCopy.system },
  { role: 'radio', name: themeCopy.light },
  { role: 'radio', name: themeCopy.dark },
]

export const themePage = pageObject({
  model: themeModel,
  interactions: {
    'system chosen': choose(themeCopy.system),
    'light chosen': choose(themeCopy.light),
    'dark chosen': choose(themeCopy.dark),
  },
  expectations: { ...inEach(themes, 'system', 'light', 'dark') },
})

export const contactPage = pageObject({
  model: copyEmailModel,
  interactions: { 'copy requested': press(settingsCopy.contact.title) },
  expectations: {
    'ready.idle': [...list, { ...manualCopy, absent: true }],
    'ready.copied': [...list, { ...manualCopy, absent: true }],
    'ready.shown for manual copy': [...list, manualCopy],
    copying: [
      ...list,
      { role: 'button', name: settingsCopy.contact.title, disabled: true },
      { ...manualCopy, absent: true },
    ],
  },
})
