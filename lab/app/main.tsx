import '@fontsource-variable/jetbrains-mono/wght.css'
import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { liveChannel } from '../../machines/live/live.ts'
import { models } from '../../machines/models.ts'
import readyLayouts from '../chart/layouts.gen.json' with { type: 'json' }
import { createLayouts } from '../chart/layouts.ts'
import { measureText } from '../chart/measure-text.ts'
import { labCopy } from '../copy.ts'
import { browserPathWorker, createPathStore, findLater } from '../paths/path-store.ts'
import { browserCoverageWorker, createRecords } from '../records/records.ts'
import { createFeed } from '../screen/create-feed.ts'
import { createSite, replayInWorker } from '../site/site.ts'
import { createLab } from './lab.ts'
import { LabPage } from './lab-page.tsx'
import { pressShortcut } from './shortcuts.ts'
import { flagIn } from './stored.ts'

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

const paths = createPathStore(browserPathWorker)

const lab = createLab(models, dark ? 'dark' : 'light', {
  fragment: () => window.location.hash,
  writeFragment: (fragment) => window.history.replaceState(null, '', fragment),
  tick(passed) {
    let last = performance.now()
    const timer = window.setInterval(() => {
      const now = performance.now()
      passed(Math.round(now - last))
      last = now
    }, 100)
    return () => window.clearInterval(timer)
  },
  pathOf: paths.find,
  introduced: flagIn(() => window.localStorage, 'trellis:lab:introduced'),
})

const follow = () => {
  const fragment = window.location.hash
  findLater(paths, fragment, () => lab.follow(fragment))
}
window.addEventListener('hashchange', follow)
window.addEventListener('keydown', (event) => pressShortcut(event, document))
follow()

const layouts = createLayouts(measureText, readyLayouts)
window.trellisLabScreen = createFeed(lab, {
  unrecorded: (event) => lab.send({ type: 'message', sentence: labCopy.report.unrecorded(event) }),
  loaded: () => void layouts.warmUp(),
})

const channel = new BroadcastChannel(liveChannel)
const site = createSite(
  lab,
  {
    send: (message) => channel.postMessage(message),
    listen(receive) {
      const onMessage = ({ data }: MessageEvent) => receive(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
  },
  replayInWorker,
)

const publishTitle = () => {
  document.title = labCopy.pageTitle(lab.actor.getSnapshot().context.recording.machine)
}
lab.actor.subscribe(publishTitle)
publishTitle()

const root = document.getElementById('root')
/* The URLs are fixed when the server starts, the files are read on every reload. */
const read = (files: Record<string, () => Promise<unknown>>) =>
  Object.fromEntries(
    Object.entries(files).map(([name, url]) => [
      name,
      async (): Promise<unknown> =>
        (await fetch(String(await url()), { cache: 'no-store' })).json(),
    ]),
  )
const records = createRecords(
  {
    walked: read(
      import.meta.glob('../../test-results/walked/*/*.json', { query: '?url', import: 'default' }),
    ),
    regressions: import.meta.glob('../../tests/regressions/*.json', { import: 'default' }),
  },
  browserCoverageWorker(),
)
const sources = { layouts, paths, records }
if (root)
  createRoot(root).render(
    <StrictMode>
      <LabPage lab={lab} site={site} sources={sources} />
    </StrictMode>,
  )
