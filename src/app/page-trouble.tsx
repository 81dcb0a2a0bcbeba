import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { CrashScreen } from '../screens/crash/crash-screen.tsx'
import { missingCodeActs } from '../screens/missing-code/acts-of.ts'
import { MissingCode } from '../screens/missing-code/missing-code.tsx'
import { missingCodePropsOf } from '../screens/missing-code/props-of.ts'
import { missingCodeFlow } from './flows/missing-code.ts'
import { missingIn } from './missing-code.ts'
import { useApp, useFollow, useInspection, useProvided } from './use-flow.ts'

/** What stands in for a page that cannot be shown: its code has not come, or it broke. */
export function PageTrouble({ error }: { error: unknown }) {
  const missing = missingIn(error)
  if (missing === null) return <CrashScreen onReload={() => location.reload()} />
  return <MissingCodePage missing={missing} />
}

function MissingCodePage({ missing }: { missing: string }) {
  const { siteFiles } = useApp().services
  const inspection = useInspection()
  const flow = useActorRef(useProvided(missingCodeFlow), {
    ...inspection,
    input: { missing, reloadedBefore: siteFiles.wasReloadedFor(missing) },
  })
  useFollow(flow)
  useEffect(() => {
    const tell = () => flow.send({ type: 'back online' })
    window.addEventListener('online', tell)
    return () => window.removeEventListener('online', tell)
  }, [flow])
  const snapshot = useSelector(flow, (current) => current)
  return <MissingCode {...missingCodePropsOf(snapshot)} {...missingCodeActs(flow.send)} />
}
