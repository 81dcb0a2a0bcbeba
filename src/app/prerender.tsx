import { createMemoryHistory } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { StoredSession } from '../../machines/ports.ts'
import { failureSentences } from '../copy/failures.ts'
import { LoadErrorScreen } from '../screens/load-error/load-error-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { ourKeys } from '../services/browser-storage/keys.ts'
import { createApp } from './create-app.ts'
import { createServices, type ServicesPage } from './create-services.ts'
import { drawnBy } from './create-site.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import type { LateSite } from './landing/late-site.ts'
import { createAppRouter } from './router.ts'

type Drawn = {
  pages: Record<string, { text: string; keptUnder: readonly string[] }>
  waiting: string
  trouble: string
}

/**
 * Draws pages as a visitor sees them, by their paths, the spinner that a member sees first, and what says that the
 * site does not come. Whoever has anything stored under a key of `keptUnder` would see another page than is drawn. The
 * build runs this.
 */
export const prerender = async (paths: readonly string[]): Promise<Drawn> => ({
  pages: Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [
        path,
        { text: await drawnPage(path), keptUnder: keptUnder[path] ?? [] },
      ]),
    ),
  ),
  waiting: renderToString(<PendingScreen />),
  trouble: renderToString(
    // The page's last script hears the press.
    <LoadErrorScreen message={failureSentences.unreachable} onRetry={() => {}} />,
  ),
})

/** An address that waits for its verification may lead on from a form; a draft would appear in it late. */
const awaited = 'tempUserEmail' satisfies keyof StoredSession
const keptUnder: Readonly<Record<string, readonly string[]>> = {
  '/login': [awaited, ourKeys.loginDraft.key],
  '/signup': [awaited, ourKeys.signUpDraft.key],
  '/forgot-password': [awaited, ourKeys.forgotPasswordDraft.key],
}

/** The landing page is drawn without the router, as its own program takes it over; any other with it. */
const drawnPage = async (path: string): Promise<string> => {
  if (path === '/') {
    return renderToString(
      <StrictMode>
        <LandingPage site={noSite} inspection={{}} />
      </StrictMode>,
    )
  }
  const services = createServices(nobodysPage, () => {})
  const identity = { ...services.identity, restore: () => Promise.resolve(null) }
  const app = createApp({ ...services, identity })
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }))
  // Drawn at build, it would be one more script in the page.
  router.update({ ...router.options, scrollRestoration: false })
  app.start({ leave: () => {}, notice: () => {}, goBack: () => {} })
  await router.load()
  return renderToString(drawnBy(router))
}

/** Nothing is pressed while a page is drawn. */
const noSite: LateSite = {
  prepare: () => {},
  fetch: () => Promise.resolve(),
  reach: () => Promise.resolve(),
  open: () => Promise.resolve(),
}

/** A browser that keeps nothing and can do nothing. */
const nobodysPage: ServicesPage = {
  get localStorage(): never {
    throw new Error('Nothing is stored at build')
  },
  get sessionStorage(): never {
    throw new Error('Nothing is stored at build')
  },
  addEventListener: () => {},
  removeEventListener: () => {},
  open: () => null,
  fetch: () => Promise.reject(new Error('Nothing is asked for at build')),
  location: { origin: '', reload: () => {} },
  navigator: { languages: [] },
  document: { documentElement: { dataset: {} }, querySelectorAll: () => [] },
}
