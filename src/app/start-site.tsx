import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { waitFor } from 'xstate'
import { isSettled } from '../../machines/app/access.ts'
import { failureOf } from '../../machines/failure.ts'
import { rootOptions } from '../page-root.ts'
import { pageLog } from '../services/log.ts'
import type { App } from './app.ts'
import { createSite, type Site } from './create-site.tsx'
import { renderAsPrerendered } from './navigation/router-internals.ts'
import { PageError } from './pages/error-pages.tsx'
import { hydratedEvent, prerenderedAttribute, shownSession } from './prerendered.ts'

/**
 * Starts the site in the root element. If it cannot be created, in a browser that refuses something the site needs, shows the crash page:
 * otherwise the prerendered page would report that the server is unreachable.
 */
export const startSite = (root: HTMLElement, create: () => Site = createSite): void => {
  try {
    const site = create()
    if (root.hasAttribute(prerenderedAttribute)) void hydrateSite(root, site)
    else createRoot(root, rootOptions).render(site.element)
  } catch (error) {
    pageLog.failure('start the site', failureOf(error))
    root.removeAttribute(prerenderedAttribute)
    createRoot(root, rootOptions).render(<PageError />)
  }
}

/**
 * Hydrates the prerendered page in `root`, so typed text, focus and scroll position survive (decision 0058). The
 * page's inline script then replays earlier presses, on `hydratedEvent`. If the router has redirected to another
 * page, or the chunk of the page is missing, that replaces the prerendered page and the presses are dropped. The page of
 * a member replaces its frame. Resolves with the React root.
 */
export const hydrateSite = async (root: HTMLElement, { router, element }: Site): Promise<Root> => {
  renderAsPrerendered(router)
  await router.load()
  const { app } = router.options.context
  const showsMember = document.documentElement.dataset.session === shownSession
  await recordLoaded(app, showsMember).catch(ignoreFailedWait)
  const { pathname } = router.state.location
  const isMissing = Boolean(app.pageHost.getSnapshot().children.missingChunk)
  if (isMissing || pathname !== root.getAttribute(prerenderedAttribute)) {
    return replacePage(root, element)
  }
  const site = hydrateRoot(root, element, rootOptions)
  // React hydrates in slices, but synchronously where an event is dispatched. No press may happen in between.
  root.querySelector('main')?.dispatchEvent(new Event('change'))
  root.removeAttribute(prerenderedAttribute)
  root.dispatchEvent(new Event(hydratedEvent))
  return site
}

/** The longest wait for a record that the page itself does not need, in ms. */
const recordLimit = 100

/**
 * Waits for the member's record if the page needs it or the frame already shows it, because a spinner would replace the
 * frame meanwhile. Otherwise waits briefly, because the record usually arrives together with the identity, and one render
 * is faster than two. If the record redirects, waits for the next page.
 */
const recordLoaded = async ({ pageHost, session }: App, showsMember: boolean): Promise<void> => {
  const isNeeded =
    showsMember || pageHost.getSnapshot().matches({ changing: 'waiting for the member' })
  await waitFor(session, isSettled, isNeeded ? {} : { timeout: recordLimit })
  await waitFor(pageHost, (host) => !host.hasTag('opening'))
}

/** Renders the page in place of the prerendered one. The focus moves from there to the same link or landmark. */
const replacePage = (root: HTMLElement, element: Site['element']): Root => {
  const site = createRoot(root, rootOptions)
  const focused = root.contains(document.activeElement) && document.activeElement
  // Synchronously, so no key press finds the page without a focused element.
  flushSync(() => site.render(element))
  root.removeAttribute(prerenderedAttribute)
  if (!focused) return site
  const counterpart = focused.matches('main') ? 'main' : `[href="${focused.getAttribute('href')}"]`
  const focusTarget = root.querySelector(counterpart) ?? root.querySelector('h1')
  if (focusTarget instanceof HTMLElement) focusTarget.focus({ preventScroll: true })
  return site
}

/** After a crash the site shows the crash page. After the limit, the page shows its own loading state. */
const ignoreFailedWait = () => {}
