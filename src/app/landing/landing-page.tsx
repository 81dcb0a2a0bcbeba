import { useEffect } from 'react'
import { pageTitles } from '../../copy/titles.ts'
import { LandingScreen } from '../../screens/landing/landing-screen.tsx'
import { GuestShell } from '../../screens/shell/guest-shell.tsx'
import { watchForSomebody } from '../../services/browser-storage/somebody.ts'
import type { Inspection } from '../inspection.ts'
import { HomeLink, SiteLink } from './guest-links.tsx'
import type { LateSite } from './late-site.ts'
import { useLanding } from './use-landing.ts'
import { useLateSite } from './use-late-site.ts'

type Props = { site: LateSite; inspection: Inspection }

/**
 * The landing page of a visitor who only looks: it is drawn at build, and there is no site behind it until
 * somebody wants it.
 */
export function LandingPage({ site, inspection }: Props) {
  useEffect(
    () =>
      watchForSomebody(window, () => {
        // Without its code the page stays the visitor's; the next visit asks again.
        site.open().catch(() => {})
      }),
    [site],
  )
  const { onWant, ...links } = useLateSite(site, inspection)
  return (
    <>
      <title>{pageTitles.home}</title>
      <GuestShell
        {...links}
        links={{
          home: <HomeLink />,
          signUp: <SiteLink to="/signup" site={site} onWant={onWant} />,
          login: <SiteLink to="/login" site={site} onWant={onWant} />,
        }}
      >
        <LandingScreen {...useLanding(inspection, namePanel, 'in view')} />
      </GuestShell>
    </>
  )
}

const namePanel = (id: string) =>
  history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search)
