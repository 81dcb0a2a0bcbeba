import { CrashScreen } from '../crash/crash-screen.tsx'
import { LoadErrorScreen } from '../load-error/load-error-screen.tsx'
import { PendingScreen } from '../pending/pending-screen.tsx'
import type { MissingCodeProps } from './missing-code-props.ts'

/** Stands in for a page whose code has not come. */
export function MissingCode(props: MissingCodeProps) {
  switch (props.state) {
    case 'waiting':
      return <PendingScreen />
    case 'out of reach':
      return <LoadErrorScreen message={props.message} onRetry={props.onRetry} />
    default:
      return <CrashScreen onReload={props.onRetry} />
  }
}
