import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { pageNameOf } from './app/navigation/page-location.ts'
import { startSite } from './app/start-site.tsx'
import { pageRoot } from './page-root.ts'
import { createRunWhenIdle } from './services/idle.ts'
import { pageLog } from './services/log.ts'
import { browserTimers } from './services/timers.ts'
import { logUncaught } from './services/uncaught-errors.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })
startSite(pageRoot())

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
