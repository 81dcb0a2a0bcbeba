import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createSite } from './app/create-site.tsx'
import { hydrateSite } from './app/hydrate.ts'
import { pageNameOf } from './app/navigation/page-location.ts'
import { prerenderedAttribute } from './app/prerendered.ts'
import { pageRoot, rootOptions } from './page-root.ts'
import { createRunWhenIdle } from './services/idle.ts'
import { pageLog } from './services/log.ts'
import { browserTimers } from './services/timers.ts'
import { logUncaught } from './services/uncaught-errors.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })
const root = pageRoot()
const site = createSite()
if (root.hasAttribute(prerenderedAttribute)) void hydrateSite(root, site)
else createRoot(root, rootOptions).render(site.element)

if (import.meta.env.VITE_WEB_VITALS_URL) {
  createRunWhenIdle(
    window,
    browserTimers,
  )(() => {
    import('./services/web-vitals.ts')
      .then(({ reportWebVitals }) => reportWebVitals(pageNameOf(location.pathname), window))
      .catch(() => {
        // Without the chunk this page load is not counted.
      })
  })
}
