import type { UnsavedActs } from '../unsaved/unsaved-acts.ts'

/** What the screen shows. */
export type PreferencesState = {
  /** The interests that the filter leaves, in the order shown. */
  names: readonly string[]
  /** How many there are without the filter. */
  total: number
  /** What was typed to find an interest. */
  filter: string
  selected: readonly string[]
  busy: boolean
  /** Whether to leave without saving is being asked. */
  asking: boolean
  problem?: string | undefined
}

export type PreferencesScreenProps = PreferencesState &
  UnsavedActs & {
    /** The words of the screen: choosing at first, or updating later. */
    words: { heading: string; submit: string; busy: string; cancel?: string }
    onToggle(name: string): void
    onFilter(filter: string): void
    onSubmit(): void
    /** Without it there is no way to cancel. */
    onCancel?: (() => void) | undefined
  }
