/** The view props of a page with a chunk load error. */
export type MissingChunkState =
  | { state: 'waiting' }
  | { state: 'unreachable'; message: string }
  | { state: 'broken' }

export type MissingChunkProps = MissingChunkState & { onRetry(): void }
