import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { isMember } from '../../../machines/app/access.ts'
import type { missingChunkMachine } from '../../../machines/missing-chunk/missing-chunk-machine.ts'
import type { Page } from '../../../machines/paths.ts'
import { useHeadingFocus } from '../../design/focus/use-heading-focus.ts'
import { MissingChunk } from '../../screens/missing-chunk/missing-chunk.tsx'
import {
  missingChunkHandlers,
  toMissingChunkProps,
} from '../../screens/missing-chunk/view-props.ts'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { screenOf } from './page-modules.ts'
import { useApp } from './use-app.ts'

/** The page that the page host runs. Screen and actor are of one snapshot, so no screen gets the actor of another page. */
export function CurrentPage() {
  const host = useSelector(useApp().pageHost, (snapshot) => snapshot)
  const { children, context } = host
  const { current } = context
  const page = current && children[current.id]
  const hasMember = useSelector(useApp().session, isMember)
  // After a navigation, the router focuses the heading. Another member's page replaces this one without a navigation.
  useHeadingFocus(page && hasMember ? (context.identity?.uid ?? null) : null)
  if (current && page) return <RunningPage key={current.id} path={current.page} page={page} />
  if (children.missingChunk) return <MissingChunkPage flow={children.missingChunk} />
  // Empty if the page of a former member is closed, until the router leaves its route.
  return host.matches('changing') ? <PendingScreen /> : null
}

/** Memoized, because the host changes several times while the next page opens and this one stays on the screen. */
const RunningPage = memo(({ path, page }: { path: Page; page: AnyActorRef }) => {
  const Screen = screenOf(path)
  return <Screen page={page} />
})

/** Replaces a page whose chunk failed to load. */
function MissingChunkPage({ flow }: { flow: ActorRefFrom<typeof missingChunkMachine> }) {
  const snapshot = useSelector(flow, (current) => current)
  const props = toMissingChunkProps(snapshot)
  useHeadingFocus(props.state === 'waiting' ? null : snapshot)
  return <MissingChunk {...props} {...missingChunkHandlers(flow.send)} />
}
