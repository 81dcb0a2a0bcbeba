import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createSite } from './app/create-site.tsx'
import { pageLog } from './app/devtools/page-log.ts'
import { hydrateSite } from './app/hydrate.ts'
import { pageNameOf } from './app/navigation/page-path.ts'
import { pageRoot, rootOptions } from './app/page-root.ts'
import { prerenderedAttribute } from './app/prerendered.ts'
import { logUncaught } from './app/uncaught-errors.ts'
import { createRunWhenIdle } from './services/idle.ts'
import { browserTimers } from './services/timers.ts'

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
