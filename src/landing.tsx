import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { failureOf } from '../machines/failure.ts'
import { createInspection } from './devtools/create-inspection.ts'
import { createFullSite } from './landing/full-site.ts'
import { createLandingActors } from './landing/landing-actors.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { pageRoot, rootOptions } from './page-root.ts'
import { pageLog } from './services/log.ts'
import { logUncaught } from './services/uncaught-errors.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })

/* Hydrates the prerendered landing page, without the full site (decision 0054). */
let isSiteShown = false
const createSite = async () => (await import('./app/create-site.tsx')).createSite()
const site = createFullSite(createSite, (element) => {
  isSiteShown = true
  root.render(element)
  for (const actor of Object.values(actors)) actor.stop()
})
const actors = createLandingActors(site, createInspection())
const root = hydrateRoot(
  pageRoot(),
  <StrictMode>
    <LandingPage site={site} actors={actors} />
  </StrictMode>,
  {
    ...rootOptions,
    // The full site renders the page again. If that fails too, its error boundary shows the error page.
    onUncaughtError: (error) => {
      pageLog.failure('render a page', failureOf(error))
      if (!isSiteShown) void site.open()
    },
  },
)

// This bundle loads after the first paint, so the import delays nothing that it measures.
if (import.meta.env.VITE_WEB_VITALS_URL) {
  import('./services/web-vitals.ts')
    .then(({ reportWebVitals }) => reportWebVitals('/', window))
    .catch(() => {
      // Without the chunk this page load is not counted.
    })
}
