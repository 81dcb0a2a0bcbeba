import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { createApp } from './create-app.ts'
import { createAppRouter } from './router.ts'
import { visitorServices } from './visitor-services.ts'

/** Draws the landing page as a visitor sees it, and the spinner that a member sees first. The build runs this. */
export const prerender = async (): Promise<{ landing: string; waiting: string }> => {
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createAppRouter(createApp(visitorServices), history)
  await router.load()
  return {
    landing: renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
    waiting: renderToString(<PendingScreen />),
  }
}
