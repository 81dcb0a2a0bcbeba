import { CrashScreen } from '../crash/crash-screen.tsx'
import { LoadErrorScreen } from '../load-error/load-error-screen.tsx'
import { PendingScreen } from '../pending/pending-screen.tsx'
import type { MissingChunkProps } from './view-props.ts'

/** Replaces a page after a chunk load error. */
export function MissingChunk(props: MissingChunkProps) {
  switch (props.state) {
    case 'waiting':
      return <PendingScreen />
    case 'unreachable':
      return <LoadErrorScreen message={props.message} onRetry={props.onRetry} />
    default:
      return <CrashScreen onReload={props.onRetry} />
  }
}
