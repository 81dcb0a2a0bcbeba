import type { copyEmailMachine } from '../../machines/copy-email/copy-email-machine.ts'
import type { deleteAccountMachine } from '../../machines/delete-account/delete-account-machine.ts'
import { providerOf } from '../../machines/member.ts'
import type { reportIssueMachine } from '../../machines/report-issue/report-issue-machine.ts'
import type { settingsMachine } from '../../machines/settings/settings-machine.ts'
import type { themeMachine } from '../../machines/theme/theme-machine.ts'
import { pendingCopy } from '../../src/copy/loading.ts'
import {
  deleteAccountCopy,
  reportIssueCopy,
  settingsCopy,
  themeCopy,
} from '../../src/copy/settings.ts'
import { shellCopy } from '../../src/copy/shell.ts'
import type { Expectation, Expectations } from './expectation.ts'
import type { Control, Interaction, Interactions } from './interaction.ts'
import { press, typing } from './user-actions.ts'

const { proof, unfinished } = deleteAccountCopy

const deleteRow: Control = {
  role: 'button',
  name: settingsCopy.deleteAccount.title,
  within: { role: 'list', name: settingsCopy.list },
}
const submitReport: Control = { role: 'button', name: reportIssueCopy.submit }

export const reportInteractions: Interactions<typeof reportIssueMachine> = {
  opened: press(settingsCopy.reportIssue.title),
  'description changed': (event) => typing({ label: reportIssueCopy.description }, event),
  submitted: (_, { context }) =>
    context.description === '' && !context.unreadable
      ? { disabled: submitReport }
      : { does: 'press', on: submitReport },
  cancelled: press(reportIssueCopy.cancel),
}

export const contactInteractions: Interactions<typeof copyEmailMachine> = {
  'copy requested': press(settingsCopy.contact.title),
}

const choose = (name: string): Interaction => ({
  does: 'press',
  on: { role: 'radio', name },
  lasting: true,
})

export const themeInteractions: Interactions<typeof themeMachine> = {
  'system chosen': choose(themeCopy.system),
  'light chosen': choose(themeCopy.light),
  'dark chosen': choose(themeCopy.dark),
}

export const deletionInteractions: Interactions<typeof deleteAccountMachine> = {
  'delete requested': { does: 'press', on: deleteRow },
  // The page behind the dialog has buttons of the same name.
  confirmed: press(deleteAccountCopy.confirm, deleteAccountCopy.title),
  cancelled: press(deleteAccountCopy.cancel, /./),
  'password changed': (event) => typing({ label: proof.password }, event),
  'password submitted': press(deleteAccountCopy.confirm, proof.title),
  'provider sign-in requested': (_, { context }) => press(proof.ask(providerOf(context.authType))),
  'finish requested': press(unfinished.action),
}

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

/** How the events of the settings machine are sent: by its children, and by the navigation blocker. */
export const settingsInteractions: Interactions<typeof settingsMachine> = {
  'dialog opened': { by: 'another machine' },
  'dialog closed': { by: 'another machine' },
  'back pressed': { by: 'another machine' },
}

export const settingsExpectations = {
  list: page,
  dialog: [{ role: 'dialog', name: /./ }],
} as const satisfies Expectations

export const deletionExpectations = {
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
    { role: 'button', name: /^Continue with (Google|Apple)$/ },
    { role: 'button', name: deleteAccountCopy.cancel },
  ],
  'reauthenticating with provider': [
    { role: 'dialog', name: proof.title },
    { role: 'button', name: /^Continue with (Google|Apple)$/, disabled: true },
    { role: 'button', name: deleteAccountCopy.cancel },
  ],
  'deleting the record': deleting,
  'removing the picture': deleting,
  'removing the identity': deleting,
  'session rejected': left,
  deleted: left,
} as const satisfies Expectations

export const reportExpectations = {
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
} as const satisfies Expectations

const themes: Expectation = [
  ...list,
  { role: 'radiogroup', name: themeCopy.label },
  { role: 'radio', name: themeCopy.system },
  { role: 'radio', name: themeCopy.light },
  { role: 'radio', name: themeCopy.dark },
]

export const themeExpectations = {
  system: themes,
  light: themes,
  dark: themes,
} as const satisfies Expectations

export const contactExpectations = {
  'ready.idle': [...list, { ...manualCopy, absent: true }],
  'ready.copied': [...list, { ...manualCopy, absent: true }],
  'ready.shown for manual copy': [...list, manualCopy],
  copying: [
    ...list,
    { role: 'button', name: settingsCopy.contact.title, disabled: true },
    { ...manualCopy, absent: true },
  ],
} as const satisfies Expectations
