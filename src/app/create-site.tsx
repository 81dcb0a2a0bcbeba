import { RouterProvider } from '@tanstack/react-router'
import { type ReactElement, StrictMode } from 'react'
import { createInspection, type Inspection } from '../devtools/create-inspection.ts'
import { createApp } from './create-app.ts'
import { createServices } from './create-services.ts'
import { connectRouter } from './navigation/connect-router.ts'
import { type AppRouter, createAppRouter } from './navigation/router.ts'
import { showNotices } from './notices.ts'
import { siteRecorder } from './site-recorder.ts'

/** The site of one tab: its router, and the element that React renders. */
export type Site = { readonly router: AppRouter; readonly element: ReactElement }

/** Creates services, actors and router, in this order, and starts the actors. */
export const createSite = (): Site => {
  const app = createApp(createServices(window), withRecorder(createInspection()))
  const router = createAppRouter(app)
  connectRouter(app, router)
  showNotices(app)
  app.root.start()
  return { router, element: toSiteElement(router) }
}

/** Without a recorder, as in a build without reports, the inspection itself. */
const withRecorder = (inspection: Inspection): Inspection => {
  const recorder = siteRecorder()
  return recorder
    ? {
        inspect: (event) => {
          recorder.inspect(event)
          inspection.inspect?.(event)
        },
      }
    : inspection
}

/** The root element of the site, in a browser and at build time. */
export const toSiteElement = (router: AppRouter): ReactElement => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
