/** What the screen shows. */
export type PreferencesState = {
  /** Everything that can be chosen, in the order shown. */
  names: readonly string[]
  selected: readonly string[]
  busy: boolean
  problem?: string | undefined
}

export type PreferencesScreenProps = PreferencesState & {
  /** The words of the screen: choosing at first, or updating later. */
  words: { heading: string; submit: string; busy: string; cancel?: string }
  onToggle(name: string): void
  onSubmit(): void
  /** Without it there is no way to cancel. */
  onCancel?: (() => void) | undefined
}
