import type { copyAddressMachine } from '../../../machines/copy-address/copy-address-machine.ts'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import type { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { themeMachine } from '../../../machines/theme/theme-machine.ts'
import type { SendTo } from '../snapshot.ts'
import type { SettingsScreenProps } from './settings-props.ts'

/** What the report of an issue sends to its machine. */
export const reportActs = (
  send: SendTo<typeof reportIssueMachine>,
): Pick<SettingsScreenProps, 'onReport'> => ({
  onReport: {
    open: () => send({ type: 'opened' }),
    change: (value) => send({ type: 'description changed', value }),
    submit: () => send({ type: 'submitted' }),
    cancel: () => send({ type: 'cancelled' }),
  },
})

/** What Contact Us sends to its machine. */
export const contactActs = (
  send: SendTo<typeof copyAddressMachine>,
): Pick<SettingsScreenProps, 'onCopyAddress'> => ({
  onCopyAddress: () => send({ type: 'copy requested' }),
})

/** What the choice of theme sends to its machine. */
export const themeActs = (
  send: SendTo<typeof themeMachine>,
): Pick<SettingsScreenProps, 'onTheme'> => ({
  onTheme: (theme) => send({ type: `${theme} chosen` }),
})

/** What the deletion of the account sends to its machine. */
export const deletionActs = (
  send: SendTo<typeof deleteAccountMachine>,
): Pick<SettingsScreenProps, 'onDelete'> => ({
  onDelete: {
    open: () => send({ type: 'delete requested' }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
    password: (value) => send({ type: 'password changed', value }),
    submitPassword: () => send({ type: 'password submitted' }),
    askProvider: () => send({ type: 'provider asked' }),
    finish: () => send({ type: 'finish requested' }),
  },
})
