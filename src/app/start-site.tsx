import { createRoot } from 'react-dom/client'
import { failureOf } from '../../machines/failure.ts'
import { rootOptions } from '../page-root.ts'
import { pageLog } from '../services/log.ts'
import { createSite, type Site } from './create-site.tsx'
import { hydrateSite } from './hydrate.ts'
import { PageError } from './pages/error-pages.tsx'
import { prerenderedAttribute } from './prerendered.ts'

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
