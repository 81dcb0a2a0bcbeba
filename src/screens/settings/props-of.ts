import type { copyAddressMachine } from '../../../machines/copy-address/copy-address-machine.ts'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import type { Theme } from '../../../machines/ports.ts'
import type { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { themeMachine } from '../../../machines/theme/theme-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { deleteAccountCopy, reportIssueCopy } from '../../copy/settings.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { ContactState, DeletionStage, DeletionState, ReportState } from './settings-props.ts'

/** What the report's dialog shows of its machine. */
export const reportPropsOf = (snapshot: SnapshotOf<typeof reportIssueMachine>): ReportState => {
  const { description, missing, failure } = snapshot.context
  return {
    open: snapshot.hasTag('open'),
    description,
    sendable: description !== '',
    busy: snapshot.hasTag('busy'),
    problem: missing
      ? reportIssueCopy.missing
      : failure
        ? failureText(failure, 'issue report')
        : undefined,
  }
}

/** The chosen theme, as its machine has it. */
export const themePropsOf = (snapshot: SnapshotOf<typeof themeMachine>): Theme => {
  if (snapshot.matches('light')) return 'light'
  return snapshot.matches('dark') ? 'dark' : 'system'
}

/** What Contact Us shows of its machine. */
export const contactPropsOf = (snapshot: SnapshotOf<typeof copyAddressMachine>): ContactState => ({
  busy: snapshot.hasTag('busy'),
  byHand: snapshot.matches({ ready: 'shown to be copied by hand' }),
})

/** What /settings shows of the deletion. */
export const deletionPropsOf = (
  snapshot: SnapshotOf<typeof deleteAccountMachine>,
): DeletionState => ({
  stage: stageOf(snapshot),
  unfinished: snapshot.context.unfinished && !snapshot.matches('gone'),
})

const stageOf = (snapshot: SnapshotOf<typeof deleteAccountMachine>): DeletionStage => {
  const { authType, password, passwordMissing } = snapshot.context
  if (!snapshot.hasTag('dialog')) return { step: 'closed' }
  if (snapshot.matches('confirming')) return { step: 'confirm' }
  if (snapshot.matches('asking for the password') || snapshot.matches('proving by password')) {
    return {
      step: 'password',
      password,
      problem: passwordMissing ? deleteAccountCopy.proof.passwordMissing : undefined,
      busy: snapshot.hasTag('busy'),
    }
  }
  if (snapshot.matches('asking the provider') || snapshot.matches('proving by provider')) {
    return {
      step: 'provider',
      provider: authType === 'apple' ? 'apple' : 'google',
      busy: snapshot.hasTag('busy'),
    }
  }
  return { step: 'deleting' }
}
