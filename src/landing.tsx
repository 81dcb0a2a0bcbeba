import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { failureOf } from '../machines/failure.ts'
import { createInspection } from './app/create-inspection.ts'
import { LandingPage } from './app/landing/landing-page.tsx'
import { createLateSite } from './app/landing/late-site.ts'
import { logUncaught } from './app/last-resort.ts'
import { pageLog } from './app/page-log.ts'
import { pageRoot, rootOptions } from './app/page-root.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })

/* The landing page as it was drawn at build, without the site behind it (decision 0054). */
let isSiteThere = false
const site = createLateSite((drawn) => {
  isSiteThere = true
  root.render(drawn)
})
const root = hydrateRoot(
  pageRoot(),
  <StrictMode>
    <LandingPage site={site} inspection={createInspection()} />
  </StrictMode>,
  {
    ...rootOptions,
    // The site draws the page anew and, where that breaks too, says so: it has a boundary around its pages.
    onUncaughtError: (error) => {
      pageLog.failure('draw a page', failureOf(error))
      if (!isSiteThere) void site.open()
    },
  },
)
