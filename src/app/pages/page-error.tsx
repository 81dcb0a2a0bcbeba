import { useActorRef } from '@xstate/react'
import { CrashScreen } from '../../screens/crash/crash-screen.tsx'
import { missingChunkFlow } from '../flows/missing-chunk.ts'
import { missingChunkOf } from '../navigation/missing-chunk.ts'
import { MissingChunkPage } from './missing-chunk-page.tsx'
import { useInspection, useProvided } from './use-flow.ts'

/** The error boundary's content for a page: a chunk load error, or any other error. */
export function PageError({ error }: { error: unknown }) {
  const missing = missingChunkOf(error)
  if (missing === null) return <CrashScreen onReload={() => location.reload()} />
  return <UnhostedMissingChunk missing={missing} />
}

/** A page that the page host does not run. */
function UnhostedMissingChunk({ missing }: { missing: string }) {
  const inspection = useInspection()
  const flow = useActorRef(useProvided(missingChunkFlow), { ...inspection, input: { missing } })
  return <MissingChunkPage flow={flow} />
}
