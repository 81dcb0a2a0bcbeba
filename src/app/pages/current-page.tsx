import { useSelector } from '@xstate/react'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { MissingChunkPage } from './missing-chunk-page.tsx'
import { screenOf } from './page-modules.ts'
import { useApp } from './use-app.ts'

/** The page that the page host runs. Screen and actor are of one snapshot, so no screen gets the actor of another page. */
export function CurrentPage() {
  const host = useSelector(useApp().pageHost, (snapshot) => snapshot)
  const { children, context } = host
  const { current } = context
  const page = current && children[current.id]
  if (current && page) {
    const Screen = screenOf(current.page)
    return <Screen key={current.id} page={page} />
  }
  if (children.missingChunk) return <MissingChunkPage flow={children.missingChunk} />
  // Empty if the page of a former member is closed, until the router leaves its route.
  return host.matches('changing') ? <PendingScreen /> : null
}
