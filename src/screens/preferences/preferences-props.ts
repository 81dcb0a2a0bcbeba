import type { UnsavedHandlers } from '../unsaved/unsaved-handlers.ts'

/** The view props of the screen. */
export type PreferencesState = {
  /** The interests that match the filter, in the order shown. */
  names: readonly string[]
  /** The number of interests without the filter. */
  total: number
  /** The typed text. */
  filter: string
  selected: readonly string[]
  busy: boolean
  /** The selection contains a draft of an earlier visit, which can be discarded. */
  restored: boolean
  /** Whether the dialog about unsaved changes is open. */
  asking: boolean
  problem?: string | undefined
}

export type PreferencesScreenProps = PreferencesState &
  UnsavedHandlers & {
    /** The texts of /preferences or of /update-preferences. */
    texts: { heading: string; submit: string; busy: string; cancel?: string }
    onToggle(name: string): void
    onFilter(filter: string): void
    onSubmit(): void
    onDiscard(): void
    /** Without it there is no Cancel button. */
    onCancel?: (() => void) | undefined
  }
