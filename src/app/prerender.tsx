import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { failureSentences } from '../copy/failures.ts'
import { LoadErrorScreen } from '../screens/load-error/load-error-screen.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'
import { LandingPage } from './landing/landing-page.tsx'
import type { LateSite } from './landing/late-site.ts'

/**
 * Draws the landing page as a visitor sees it, the spinner that a member sees first, and what says that the site does
 * not come. The build runs this.
 */
export const prerender = (): { landing: string; waiting: string; trouble: string } => ({
  landing: renderToString(
    <StrictMode>
      <LandingPage site={noSite} inspection={{}} />
    </StrictMode>,
  ),
  waiting: renderToString(<PendingScreen />),
  trouble: renderToString(
    // The page's last script hears the press.
    <LoadErrorScreen message={failureSentences.unreachable} onRetry={() => {}} />,
  ),
})

/** Nothing is pressed while a page is drawn. */
const noSite: LateSite = {
  prepare: () => {},
  fetch: () => Promise.resolve(),
  reach: () => Promise.resolve(),
  open: () => Promise.resolve(),
}
