import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { StrictMode, Suspense, use, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { loadStage } from '../stages/load-stage.ts'
import type { Stage } from '../stages/stage.ts'
import type { ScreenFeed } from './screen-feed.ts'

const loading = new Map<string, Promise<Stage | null>>()

const feed = window.parent.trellisLabScreen
const root = document.getElementById('root')
if (feed && root)
  createRoot(root).render(
    <StrictMode>
      <Suspense>
        <Screen feed={feed} />
      </Suspense>
    </StrictMode>,
  )

/** The very screen of the site, on the snapshot that the lab stands at. */
function Screen({ feed }: { feed: ScreenFeed }) {
  const { machine, snapshot, now, scheme } = useSyncExternalStore(feed.subscribe, feed.get)
  document.documentElement.dataset.theme = scheme
  const stage = use(stageOf(machine, feed))
  return stage?.show({ snapshot, send: feed.send, now, next: null }) ?? null
}

function stageOf(machine: string, feed: ScreenFeed): Promise<Stage | null> {
  const known = loading.get(machine)
  if (known) return known
  const stage = broughtTo(feed, machine)
  loading.set(machine, stage)
  return stage
}

async function broughtTo(feed: ScreenFeed, machine: string): Promise<Stage | null> {
  const stage = await loadStage(machine)
  if (stage) feed.brought(machine, stage.looks)
  return stage
}
