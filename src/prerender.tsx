import { createMemoryHistory } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ofPages, type Page, type PageWith, pagePaths, pages } from '../machines/paths.ts'
import type { StoredSession } from '../machines/ports.ts'
import { createApp } from './app/create-app.ts'
import { createServices, type ServicesPage } from './app/create-services.ts'
import { toSiteElement } from './app/create-site.tsx'
import { pageKeyAt } from './app/navigation/page-location.ts'
import { createAppRouter } from './app/navigation/router.ts'
import { brand } from './copy/brand.ts'
import { notLoadedCopy } from './copy/error-pages.ts'
import { failureMessages } from './copy/failures.ts'
import { loadErrorCopy } from './copy/loading.ts'
import { Button } from './design/button/button.tsx'
import { Drawing } from './design/drawing/drawing.tsx'
import { SnappedStemArt } from './design/vine/snapped-stem-art.tsx'
import type { FullSite } from './landing/full-site.ts'
import { createLandingActors } from './landing/landing-actors.ts'
import { LandingPage } from './landing/landing-page.tsx'
import { ErrorPage } from './screens/error-page/error-page.tsx'
import { type FramedPage, framedPages, MemberFrame } from './screens/frame/member-frame.tsx'
import { PendingScreen } from './screens/pending/pending-screen.tsx'
import { storageKeys } from './services/browser-storage/keys.ts'
import { earlyIdentityTemplate } from './services/identity-firebase/early-requests.ts'
import { earlyRequestTemplate } from './services/member-api/early-request.ts'
import { PROVIDER_SCRIPTS } from './services/trusted-scripts.ts'

/** A page of which the build prerenders the whole. */
type WholePage = PageWith<{ prerendered: true }>

/** The whole page, or the frame; '' for the other. */
type PageContent = { text: string; frame: string; storedUnder: readonly string[] }

/** The rendered pages, and constants of the pages' inline scripts. */
export type PrerenderedSite = {
  pages: Record<Page, PageContent>
  loadingPage: string
  errorPages: { landing: string; others: string }
  /** The headings of the error page if the connection has not failed. */
  SLOW: string
  CRASHED: string
  /** The only origin, besides our own, from which a page loads scripts. */
  PROVIDER_SCRIPTS: string
  /** The request for the member's record, without the stored token. */
  MEMBER_REQUEST: ReturnType<typeof earlyRequestTemplate>
  /** The requests that confirm the stored identity, without its token. */
  EARLY_IDENTITY: ReturnType<typeof earlyIdentityTemplate>
  /** The title of a member's page for a visitor, who is redirected to /login. */
  VISITOR_TITLE: string
}

/**
 * Prerenders the pages as a visitor sees them, the frames of members' pages, the spinner for a browser with
 * stored values, and the error page for a site bundle that fails to load. A page's `storedUnder` lists the storage keys
 * that change what the page shows: a browser that stores one of them shows the spinner instead. The build calls this
 * function.
 */
export const prerender = async (): Promise<PrerenderedSite> => ({
  pages: await contents(),
  loadingPage: renderToString(<PendingScreen />),
  errorPages: { landing: errorPage(landingArt), others: errorPage(<SnappedStemArt />) },
  SLOW: notLoadedCopy.slow,
  CRASHED: notLoadedCopy.crashed,
  PROVIDER_SCRIPTS,
  MEMBER_REQUEST: earlyRequestTemplate(import.meta.env.VITE_API_URL),
  EARLY_IDENTITY: earlyIdentityTemplate(),
  VISITOR_TITLE: brand.name,
})

const contents = async (): Promise<PrerenderedSite['pages']> => {
  const texts = new Map<Page, string>()
  for (const path of pagePaths) if (isWhole(path)) texts.set(path, await prerenderedPage(path))
  return ofPages((path) =>
    isWhole(path)
      ? { text: texts.get(path) ?? '', frame: '', storedUnder: storedUnder[path] }
      : { text: '', frame: frameOf(path), storedUnder: [] },
  )
}

const isWhole = (path: Page): path is WholePage => pages[path].prerendered

const frameOf = (path: FramedPage): string =>
  framedPages.includes(path) ? renderToString(<MemberFrame path={path} />) : ''

/** The page's inline last-script.js handles the press. */
const errorPage = (art: ReactNode): string =>
  renderToString(
    <ErrorPage
      art={art}
      heading={loadErrorCopy.heading(failureMessages.unreachable)}
      headingSize="heading"
      action={
        <Button tone="primary" size="lg">
          {notLoadedCopy.reload}
        </Button>
      }
    />,
  )

/** The landing page refers to the file of drawings anyway, and its size counts (decision 0059). */
const landingArt = (
  <svg viewBox="0 0 220 120" width="220" height="120" aria-hidden="true">
    <Drawing of="snapped-stem" />
  </svg>
)

/** A pending verification may redirect from a form, and a draft would fill the form only after hydration. */
const pending = 'tempUserEmail' satisfies keyof StoredSession
const storedUnder: Readonly<Record<WholePage, readonly string[]>> = {
  '/': [],
  '/login': [pending, storageKeys.draft.key],
  '/signup': [pending, storageKeys.signUpDraft.key],
  '/forgot-password': [pending, storageKeys.draft.key],
}

/** The landing page is rendered without the router, because its own bundle hydrates it; other pages need the router. */
const prerenderedPage = async (path: WholePage): Promise<string> => {
  if (path === '/') {
    return renderToString(
      <StrictMode>
        <LandingPage site={noSite} actors={createLandingActors(noSite, {})} />
      </StrictMode>,
    )
  }
  const services = createServices(visitorPage)
  const identity = { ...services.identity, restore: () => Promise.resolve(null) }
  const app = createApp({ ...services, identity })
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [path] }))
  // Scroll restoration would add another inline script to the page.
  router.update({ ...router.options, scrollRestoration: false })
  app.root.start()
  await router.load()
  // Without a document the router enters no route.
  app.root.send({ type: 'route entered', key: pageKeyAt(router.latestLocation) })
  return renderToString(toSiteElement(router))
}

/** Prerendering handles no events, so the full site is never loaded. */
const noSite: FullSite = {
  prepare: () => {},
  fetch: () => Promise.resolve(),
  checkServer: () => Promise.resolve(),
  open: () => Promise.resolve(),
}

/** A browser without storage, network or device features. */
const visitorPage: ServicesPage = {
  get localStorage(): never {
    throw new Error('There is no storage at build time')
  },
  get sessionStorage(): never {
    throw new Error('There is no storage at build time')
  },
  addEventListener: () => {},
  removeEventListener: () => {},
  open: () => null,
  requestAnimationFrame: () => 0,
  fetch: () => Promise.reject(new Error('There is no network at build time')),
  location: { origin: '', reload: () => {} },
  navigator: { languages: [], onLine: false },
  document: {
    documentElement: { dataset: {} },
    querySelectorAll: () => [],
    readyState: 'loading',
    visibilityState: 'hidden',
  },
}
