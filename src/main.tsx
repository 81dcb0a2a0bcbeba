import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createSite } from './app/create-site.tsx'
import { logUncaught } from './app/last-resort.ts'
import { pageLog } from './app/page-log.ts'
import { pageRoot, rootOptions } from './app/page-root.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })
createRoot(pageRoot(), rootOptions).render(createSite().drawn)
