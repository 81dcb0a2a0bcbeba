/** What the location's part of a form shows. */
export type LocationState = {
  address: string
  /** The position is being found or named. */
  busy: boolean
  /** What the last press found; or why it found nothing, and what to do. */
  hint?: string | undefined
}

export type LocationActs = { locate(): void; type(address: string): void }
