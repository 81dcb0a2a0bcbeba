import type { SocialProvider } from '../../../machines/member.ts'
import type { Theme } from '../../../machines/ports.ts'

/** What the report of an issue shows. */
export type ReportState = {
  open: boolean
  description: string
  /** There is something to send. */
  sendable: boolean
  busy: boolean
  problem?: string | undefined
}

/** Contact Us: what became of the last press. */
export type ContactState = { busy: boolean; byHand: boolean }

/** How far the deletion has come, as the dialog shows it. */
export type DeletionStage =
  | { step: 'closed' }
  | { step: 'confirm' }
  | { step: 'password'; password: string; problem?: string | undefined; busy: boolean }
  | { step: 'provider'; provider: SocialProvider; busy: boolean }
  | { step: 'deleting' }

export type DeletionState = {
  stage: DeletionStage
  /** A deletion was begun and has to be finished (decision 0014). */
  unfinished: boolean
}

export type SettingsScreenProps = {
  report: ReportState
  contact: ContactState
  deletion: DeletionState
  theme: Theme
  onTheme(theme: Theme): void
  onReport: { open(): void; change(description: string): void; submit(): void; cancel(): void }
  onCopyAddress(): void
  onDelete: {
    open(): void
    confirm(): void
    cancel(): void
    password(value: string): void
    submitPassword(): void
    askProvider(): void
    finish(): void
  }
}
