import type { copyAddressMachine } from '../../../machines/copy-address/copy-address-machine.ts'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import type { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { themeMachine } from '../../../machines/theme/theme-machine.ts'
import { deleteAccountCopy, reportIssueCopy, settingsCopy, themeCopy } from '../../copy/settings.ts'
import type { Control, Hand, Hands } from '../hand.ts'

const { proof, unfinished } = deleteAccountCopy

const press = (name: string): Hand => ({ does: 'press', on: { role: 'button', name } })

/** A press in a dialog of the deletion: the page behind it has buttons of the same name. */
const pressIn = (title: string | RegExp, name: string): Hand => ({
  does: 'press',
  on: { role: 'button', name, within: { role: 'dialog', name: title } },
})

const deleteRow: Control = {
  role: 'button',
  name: settingsCopy.deleteAccount.title,
  within: { role: 'list', name: settingsCopy.list },
}
const submitReport: Control = { role: 'button', name: reportIssueCopy.submit }

/** How a person sends the events of the report-issue machine. */
export const reportHands: Hands<typeof reportIssueMachine> = {
  opened: press(settingsCopy.reportIssue.title),
  'description changed': ({ value }) => ({
    does: 'type',
    into: { label: reportIssueCopy.description },
    text: value,
  }),
  submitted: (_, { context }) =>
    context.description === ''
      ? { by: 'nobody', held: submitReport }
      : { does: 'press', on: submitReport },
  cancelled: press(reportIssueCopy.cancel),
}

/** How a person sends the event of the copy-address machine. */
export const contactHands: Hands<typeof copyAddressMachine> = {
  'copy requested': press(settingsCopy.contact.title),
}

const choose = (name: string): Hand => ({
  does: 'press',
  on: { role: 'radio', name },
  lasting: true,
})

/** How a person sends the events of the theme machine. */
export const themeHands: Hands<typeof themeMachine> = {
  'system chosen': choose(themeCopy.system),
  'light chosen': choose(themeCopy.light),
  'dark chosen': choose(themeCopy.dark),
}

/** How a person sends the events of the delete-account machine. */
export const deletionHands: Hands<typeof deleteAccountMachine> = {
  'delete requested': { does: 'press', on: deleteRow },
  confirmed: pressIn(deleteAccountCopy.title, deleteAccountCopy.confirm),
  cancelled: pressIn(/./, deleteAccountCopy.cancel),
  'password changed': ({ value }) => ({
    does: 'type',
    into: { label: proof.password },
    text: value,
  }),
  'password submitted': pressIn(proof.title, deleteAccountCopy.confirm),
  'provider asked': (_, { context }) =>
    press(proof.ask(context.authType === 'apple' ? 'apple' : 'google')),
  'finish requested': {
    does: 'press',
    on: { role: 'button', name: unfinished.action },
    or: [deleteRow],
  },
}
