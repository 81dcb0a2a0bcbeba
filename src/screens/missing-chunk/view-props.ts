import type { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

/** The view props of a page with a chunk load error. */
export type MissingChunkState =
  | { state: 'waiting' }
  | { state: 'unreachable'; message: string }
  | { state: 'broken' }

export type MissingChunkProps = MissingChunkState & { onRetry(): void }

/** Converts a snapshot of the missing-chunk machine to view props. */
export const toMissingChunkProps = (
  snapshot: SnapshotOf<typeof missingChunkMachine>,
): MissingChunkState => {
  const { failure } = snapshot.context
  if (snapshot.matches('broken')) return { state: 'broken' }
  if (snapshot.hasTag('busy') || !failure) return { state: 'waiting' }
  return { state: 'unreachable', message: failureText(failure) }
}

/** The handler of the page, which sends events to the missing-chunk machine. */
export const missingChunkHandlers = (
  send: SendTo<typeof missingChunkMachine>,
): Pick<MissingChunkProps, 'onRetry'> => ({ onRetry: () => send({ type: 'retry requested' }) })
