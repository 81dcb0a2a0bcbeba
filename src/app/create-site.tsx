import { RouterProvider } from '@tanstack/react-router'
import { type ReactElement, StrictMode } from 'react'
import { type App, createApp } from './create-app.ts'
import { createInspection } from './create-inspection.ts'
import { createServices } from './create-services.ts'
import { markMissingCode } from './missing-code.ts'
import {
  askBeforeLeaving,
  focusNewPage,
  goBackThrough,
  guardMembership,
  leaveThrough,
} from './navigation.ts'
import { showNotice } from './notices.ts'
import { type AppRouter, createAppRouter } from './router.ts'

/** The site of a browser's tab: what moves between its pages, and what React is to draw. */
export type Site = { readonly router: AppRouter; readonly drawn: ReactElement }

/** Builds services, then actors, then the router, in that order, and starts the actors. */
export const createSite = (): Site => {
  markMissingCode(window)
  const app: App = createApp(
    createServices(window, () => app.session.send({ type: 'session refused' })),
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
  return { router, drawn: drawnBy(router) }
}

/** What React is to draw, in a browser and at build alike. */
export const drawnBy = (router: AppRouter): ReactElement => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
