import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import { MissingChunk } from '../../screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../screens/missing-chunk/view-props.ts'

/** Replaces a page whose chunk failed to load. */
export function MissingChunkPage({ flow }: { flow: ActorRefFrom<typeof missingChunkMachine> }) {
  const snapshot = useSelector(flow, (current) => current)
  return <MissingChunk {...toMissingChunkProps(snapshot)} {...missingChunkHandlers(flow.send)} />
}
