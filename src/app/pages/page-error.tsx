import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { CrashScreen } from '../../screens/crash/crash-screen.tsx'
import { MissingChunk } from '../../screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../screens/missing-chunk/view-props.ts'
import { missingChunkFlow } from '../flows/missing-chunk.ts'
import { missingChunkOf } from '../navigation/missing-chunk.ts'
import { useApp, useEventRouting, useInspection, useProvided } from './use-flow.ts'

/** The error boundary's content for a page: a chunk load error, or any other error. */
export function PageError({ error }: { error: unknown }) {
  const missing = missingChunkOf(error)
  if (missing === null) return <CrashScreen onReload={() => location.reload()} />
  return <MissingChunkPage missing={missing} />
}

function MissingChunkPage({ missing }: { missing: string }) {
  const { siteFiles } = useApp().services
  const inspection = useInspection()
  const flow = useActorRef(useProvided(missingChunkFlow), {
    ...inspection,
    input: { missing, reloadedBefore: siteFiles.wasReloadedFor(missing) },
  })
  useEventRouting(flow)
  useEffect(() => {
    const onOnline = () => flow.send({ type: 'back online' })
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [flow])
  const snapshot = useSelector(flow, (current) => current)
  return <MissingChunk {...toMissingChunkProps(snapshot)} {...missingChunkHandlers(flow.send)} />
}
