import type { copyEmailMachine } from '../../../machines/copy-email/copy-email-machine.ts'
import type { deleteAccountMachine } from '../../../machines/delete-account/delete-account-machine.ts'
import type { forgotPasswordMachine } from '../../../machines/forgot-password/forgot-password-machine.ts'
import type { SignInMethod, SocialProvider } from '../../../machines/member.ts'
import type { Theme } from '../../../machines/ports.ts'
import type { reportIssueMachine } from '../../../machines/report-issue/report-issue-machine.ts'
import type { themeMachine } from '../../../machines/theme/theme-machine.ts'
import { failureText } from '../../copy/failures.ts'
import { unreadableText } from '../../copy/fields.ts'
import { deleteAccountCopy, reportIssueCopy } from '../../copy/settings.ts'
import type { FieldValue } from '../../design/field/field-value.ts'
import { toTyped } from '../fields-of.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

export type ReportState = {
  open: boolean
  description: string
  /** The field shows something that is no value. */
  unreadable?: boolean
  /** The report has text and can be sent. */
  sendable: boolean
  busy: boolean
  problem?: string | undefined
}

export type ContactState = { busy: boolean; manualCopy: boolean }

export type PasswordState = {
  /** The member's own email, which receives the link. */
  email: string
  busy: boolean
  /** An email was sent less than a minute ago. */
  coolingDown: boolean
  problem?: string | undefined
}

/** The step of the deletion that the dialog shows. */
export type DeletionStep =
  | { kind: 'closed' }
  | { kind: 'confirm' }
  | {
      kind: 'password'
      password: string
      /** The field shows something that is no value. */
      unreadable?: boolean
      problem?: string | undefined
      busy: boolean
    }
  | { kind: 'provider'; provider: SocialProvider; busy: boolean }
  | { kind: 'deleting' }

export type DeletionState = {
  step: DeletionStep
  /** There is an unfinished deletion (decision 0014). */
  unfinished: boolean
}

export type SettingsScreenProps = {
  report: ReportState
  contact: ContactState
  /** All ways that open the account. */
  signInMethods: readonly SignInMethod[]
  /** Null for an account without a password. */
  password: PasswordState | null
  deletion: DeletionState
  theme: Theme
  onTheme(theme: Theme): void
  onReport: { open(): void; change(description: FieldValue): void; submit(): void; cancel(): void }
  onCopyEmail(): void
  onChangePassword(): void
  onLogout(): void
  onDelete: {
    open(): void
    confirm(): void
    cancel(): void
    password(value: FieldValue): void
    submitPassword(): void
    askProvider(): void
    finish(): void
  }
}

export const toReportProps = (snapshot: SnapshotOf<typeof reportIssueMachine>): ReportState => {
  const { description, unreadable, problem, failure } = snapshot.context
  return {
    open: snapshot.hasTag('open'),
    description,
    unreadable,
    sendable: description !== '' || unreadable,
    busy: snapshot.hasTag('busy'),
    problem: problem
      ? reportIssueCopy.problems[problem]
      : failure
        ? failureText(failure, 'issue report')
        : undefined,
  }
}

/** Converts a snapshot of the theme machine to the chosen theme. */
export const toThemeProps = (snapshot: SnapshotOf<typeof themeMachine>): Theme => {
  if (snapshot.matches('light')) return 'light'
  return snapshot.matches('dark') ? 'dark' : 'system'
}

export const toContactProps = (snapshot: SnapshotOf<typeof copyEmailMachine>): ContactState => ({
  busy: snapshot.hasTag('busy'),
  manualCopy: snapshot.matches({ ready: 'shown for manual copy' }),
})

/** Converts a snapshot of the forgot-password machine to the view props of the password section. */
export const toPasswordProps = (
  snapshot: SnapshotOf<typeof forgotPasswordMachine>,
): PasswordState => {
  const { email, failure } = snapshot.context
  return {
    email,
    busy: snapshot.hasTag('busy'),
    coolingDown: snapshot.hasTag('cooling down'),
    problem: failure ? failureText(failure, 'password reset') : undefined,
  }
}

/** Converts a snapshot of the delete-account machine to view props. */
export const toDeletionProps = (
  snapshot: SnapshotOf<typeof deleteAccountMachine>,
): DeletionState => ({
  step: stepOf(snapshot),
  unfinished: snapshot.context.unfinished !== null,
})

const stepOf = (snapshot: SnapshotOf<typeof deleteAccountMachine>): DeletionStep => {
  const { authType, password, unreadable } = snapshot.context
  if (!snapshot.hasTag('dialog')) return { kind: 'closed' }
  if (snapshot.matches('confirming')) return { kind: 'confirm' }
  if (snapshot.matches('awaiting password') || snapshot.matches('reauthenticating with password')) {
    return {
      kind: 'password',
      password,
      unreadable,
      problem: passwordProblem(snapshot.context),
      busy: snapshot.hasTag('busy'),
    }
  }
  if (
    authType !== 'local' &&
    (snapshot.matches('awaiting provider sign-in') ||
      snapshot.matches('reauthenticating with provider'))
  ) {
    return { kind: 'provider', provider: authType, busy: snapshot.hasTag('busy') }
  }
  return { kind: 'deleting' }
}

const passwordProblem = ({
  unreadable,
  passwordMissing,
  passwordWrong,
}: SnapshotOf<typeof deleteAccountMachine>['context']): string | undefined => {
  if (passwordWrong) return deleteAccountCopy.proof.passwordWrong
  if (!passwordMissing) return undefined
  return unreadable ? unreadableText : deleteAccountCopy.proof.passwordMissing
}

/** The handlers of the issue report, which send events to its machine. */
export const reportHandlers = (
  send: SendTo<typeof reportIssueMachine>,
): Pick<SettingsScreenProps, 'onReport'> => ({
  onReport: {
    open: () => send({ type: 'opened' }),
    change: (value) => send({ type: 'description changed', ...toTyped(value) }),
    submit: () => send({ type: 'submitted' }),
    cancel: () => send({ type: 'cancelled' }),
  },
})

/** The handler of Contact Us, which sends events to its machine. */
export const contactHandlers = (
  send: SendTo<typeof copyEmailMachine>,
): Pick<SettingsScreenProps, 'onCopyEmail'> => ({
  onCopyEmail: () => send({ type: 'copy requested' }),
})

/** The handler of the password section, which sends events to the forgot-password machine. */
export const passwordHandlers = (
  send: SendTo<typeof forgotPasswordMachine>,
): Pick<SettingsScreenProps, 'onChangePassword'> => ({
  onChangePassword: () => send({ type: 'submitted' }),
})

/** The handler of the theme choice, which sends events to its machine. */
export const themeHandlers = (
  send: SendTo<typeof themeMachine>,
): Pick<SettingsScreenProps, 'onTheme'> => ({
  onTheme: (theme) => send({ type: `${theme} chosen` }),
})

/** The handlers of the deletion, which send events to its machine. */
export const deletionHandlers = (
  send: SendTo<typeof deleteAccountMachine>,
): Pick<SettingsScreenProps, 'onDelete'> => ({
  onDelete: {
    open: () => send({ type: 'delete requested' }),
    confirm: () => send({ type: 'confirmed' }),
    cancel: () => send({ type: 'cancelled' }),
    password: (value) => send({ type: 'password changed', ...toTyped(value) }),
    submitPassword: () => send({ type: 'password submitted' }),
    askProvider: () => send({ type: 'provider sign-in requested' }),
    finish: () => send({ type: 'finish requested' }),
  },
})
