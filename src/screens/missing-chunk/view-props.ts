import type { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import type { pageHostMachine } from '../../../machines/page-host/page-host-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'
import type { MissingChunkProps, MissingChunkState } from './missing-chunk-props.ts'

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

/** Converts a snapshot of the page host to view props; null unless a chunk is missing. */
export const toMissingPageProps = (
  snapshot: SnapshotOf<typeof pageHostMachine>,
): MissingChunkState | null => {
  if (snapshot.matches({ changing: 'missing' })) return { state: 'broken' }
  const { failure } = snapshot.context
  if (snapshot.matches({ changing: 'offline' }) && failure)
    return { state: 'unreachable', message: failureText(failure) }
  const isWaiting =
    snapshot.matches({ changing: 'checking the server' }) ||
    snapshot.matches({ changing: 'reloading' })
  return isWaiting ? { state: 'waiting' } : null
}

/** The handler of the page, which sends events to the page host. */
export const missingPageHandlers = (
  send: SendTo<typeof pageHostMachine>,
): Pick<MissingChunkProps, 'onRetry'> => ({ onRetry: () => send({ type: 'retry requested' }) })
