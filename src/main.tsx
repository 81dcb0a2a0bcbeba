import './design/theme/layers.css.ts'
import './design/theme/global.css.ts'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type App, createApp } from './app/create-app.ts'
import { createInspection } from './app/create-inspection.ts'
import { createServices } from './app/create-services.ts'
import {
  askBeforeLeaving,
  focusNewPage,
  goBackThrough,
  guardMembership,
  leaveThrough,
} from './app/navigation.ts'
import { showNotice } from './app/notices.ts'
import { createAppRouter } from './app/router.ts'

const app: App = createApp(
  createServices(() => app.session.send({ type: 'session refused' })),
  createInspection(),
)
const router = createAppRouter(app)
app.start({
  leave: leaveThrough(app, router),
  notice: showNotice,
  goBack: goBackThrough(router),
})
guardMembership(app, router)
askBeforeLeaving(app, router)
focusNewPage(router)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')
const site = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
if ('prerendered' in root.dataset) {
  // The router then draws the same tree as at build; without it React would throw the page away.
  router.ssr = { manifest: undefined }
  // Awaited here at the top, the page's own script would wait for this one for ever.
  void router.load().then(() => hydrateRoot(root, site))
} else {
  createRoot(root).render(site)
}
