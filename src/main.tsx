import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createSite } from './app/create-site.tsx'
import { logUncaught } from './app/last-resort.ts'
import { pageLog } from './app/page-log.ts'
import { pageRoot, rootOptions } from './app/page-root.ts'
import { takeOver } from './app/take-over.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })
const root = pageRoot()
const site = createSite()
if (root.dataset.prerendered === undefined) createRoot(root, rootOptions).render(site.drawn)
else void takeOver(root, site)
