import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Site } from './create-site.tsx'
import { rootOptions } from './page-root.ts'

/**
 * Gives the program the page that the build has drawn into `root`, with its elements as they are: what is typed,
 * focused or scrolled stays (decision 0058). What was pressed before waits in the page's own script for the event
 * 'taken over'. Where another page is to be shown, that comes in its place, and nobody presses on it.
 */
export const takeOver = async (root: HTMLElement, { router, drawn }: Site): Promise<void> => {
  // Only so does the router draw the very boundaries that it draws at build.
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.location.pathname !== root.dataset.prerendered) {
    createRoot(root, rootOptions).render(drawn)
    delete root.dataset.prerendered
    return
  }
  hydrateRoot(root, drawn, rootOptions)
  // React takes over by and by, but at once what an event is meant for: no press may come in between.
  root.querySelector('main')?.dispatchEvent(new Event('change'))
  delete root.dataset.prerendered
  root.dispatchEvent(new Event('taken over'))
}
