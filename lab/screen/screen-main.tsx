import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { stages } from '../stages/stages.ts'
import type { ScreenFeed } from './screen-feed.ts'

const feed = window.parent.trellisLabScreen
const root = document.getElementById('root')
if (feed && root)
  createRoot(root).render(
    <StrictMode>
      <Screen feed={feed} />
    </StrictMode>,
  )

/** The very screen of the site, on the snapshot that the lab stands at. */
function Screen({ feed }: { feed: ScreenFeed }) {
  const { machine, snapshot, now, scheme } = useSyncExternalStore(feed.subscribe, feed.get)
  document.documentElement.dataset.theme = scheme
  const stage = stages.find(({ model }) => model.machine.id === machine)
  return stage?.show({ snapshot, send: feed.send, now, next: null }) ?? null
}
