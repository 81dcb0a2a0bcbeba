import { useSelector } from '@xstate/react'
import { PendingScreen } from '../../screens/pending/pending-screen.tsx'
import { MissingChunkPage } from './missing-chunk-page.tsx'
import { screenOf } from './page-modules.ts'
import { useApp } from './use-flow.ts'

/** The page that the page host runs. Screen and actor are of one snapshot, so no screen gets the actor of another page. */
export function CurrentPage() {
  const { children, context } = useSelector(useApp().pageHost, (host) => host)
  const { current } = context
  const page = current && children[current.id]
  if (current && page) {
    const Screen = screenOf(current.page)
    return <Screen key={current.id} page={page} />
  }
  return children.missingChunk ? (
    <MissingChunkPage flow={children.missingChunk} />
  ) : (
    <PendingScreen />
  )
}
