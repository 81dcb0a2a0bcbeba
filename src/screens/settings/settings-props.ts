import type { SocialProvider } from '../../../machines/member.ts'
import type { Theme } from '../../../machines/ports.ts'
import type { FieldValue } from '../../design/field/field-value.ts'

/** The view props of the issue report. */
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

/** The view props of Contact Us. */
export type ContactState = { busy: boolean; manualCopy: boolean }

/** The view props of the password section. */
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
  /** Null for a member who signs in with a provider. */
  password: PasswordState | null
  deletion: DeletionState
  theme: Theme
  onTheme(theme: Theme): void
  onReport: { open(): void; change(description: FieldValue): void; submit(): void; cancel(): void }
  onCopyEmail(): void
  onChangePassword(): void
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
