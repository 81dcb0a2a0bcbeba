import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { createRoot } from 'react-dom/client'
import { createSite } from './app/create-site.tsx'
import { pageLog } from './app/devtools/page-log.ts'
import { hydrateSite } from './app/hydrate.ts'
import { pageRoot, rootOptions } from './app/page-root.ts'
import { prerenderedAttribute } from './app/prerendered.ts'
import { logUncaught } from './app/uncaught-errors.ts'

logUncaught(window, { log: pageLog, isShown: import.meta.env.DEV })
const root = pageRoot()
const site = createSite()
if (root.hasAttribute(prerenderedAttribute)) void hydrateSite(root, site)
else createRoot(root, rootOptions).render(site.element)
