/** How it stands with a page whose code has not come. */
export type MissingCodeState =
  | { state: 'waiting' }
  | { state: 'out of reach'; message: string }
  | { state: 'broken' }

export type MissingCodeProps = MissingCodeState & { onRetry(): void }
