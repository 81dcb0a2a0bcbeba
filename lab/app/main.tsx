import '@fontsource-variable/jetbrains-mono/wght.css'
import '../../src/design/theme/global.css.ts'
import '../../src/design/theme/theme.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { liveChannel } from '../../machines/model/live.ts'
import { models } from '../../machines/models.ts'
import { createLayouts, createMeasure } from '../chart/layouts.ts'
import { labCopy } from '../copy.ts'
import { createLive } from '../live/live.ts'
import { createLooks } from '../paths/expected-looks.ts'
import { findLater } from '../paths/find-later.ts'
import { browserPathWorker, createPathStore } from '../paths/path-store.ts'
import { createRecords } from '../records/records.ts'
import { createFeed } from '../screen/create-feed.ts'
import { labFaces } from './faces.ts'
import { createLab } from './lab.ts'
import { LabPage } from './lab-page.tsx'

const dark = window.matchMedia('(prefers-color-scheme: dark)').matches

const paths = createPathStore(browserPathWorker())

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
})

const follow = () => {
  const fragment = window.location.hash
  findLater(paths, fragment, () => lab.follow(fragment))
}
window.addEventListener('hashchange', follow)
follow()
lab.actor.subscribe(({ context }) => {
  document.title = labCopy.pageTitle(context.trail.machine)
})
window.trellisLabScreen = createFeed(lab, (event) =>
  lab.send({ type: 'told', sentence: labCopy.report.unrecorded(event) }),
)

const channel = new BroadcastChannel(liveChannel)
const live = createLive(lab, {
  ask: (question) => channel.postMessage(question),
  listen(hear) {
    const onMessage = ({ data }: MessageEvent) => hear(data)
    channel.addEventListener('message', onMessage)
    return () => channel.removeEventListener('message', onMessage)
  },
})

const root = document.getElementById('root')
const records = createRecords({
  coverage: import.meta.glob('../../test-results/coverage-machines.json', { import: 'default' }),
  walked: import.meta.glob('../../test-results/walked/*/*.json', { import: 'default' }),
  regressions: import.meta.glob('../../tests/regressions/*.json', { import: 'default' }),
})
const sources = {
  layouts: createLayouts(createMeasure(labFaces)),
  paths,
  looks: createLooks(async () => (await import('../stages/stages.ts')).stages),
  records,
}
/* Names are measured as they will be drawn, so their faces come first. */
void Promise.all(Object.values(labFaces).map((face) => document.fonts.load(face))).then(() => {
  if (root)
    createRoot(root).render(
      <StrictMode>
        <LabPage lab={lab} live={live} sources={sources} />
      </StrictMode>,
    )
})
