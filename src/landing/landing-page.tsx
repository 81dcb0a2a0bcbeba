import { useActorRef } from '@xstate/react'
import { landingMachine } from '../../machines/landing/landing-machine.ts'
import { pageTitles } from '../copy/titles.ts'
import type { Inspection } from '../devtools/inspection.ts'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'
import { VisitorShell } from '../screens/shell/visitor-shell.tsx'
import type { FullSite } from './full-site.ts'
import { useFullSite } from './use-full-site.ts'
import { useLanding } from './use-landing.ts'
import { HomeLink, SiteLink } from './visitor-links.tsx'

type Props = { site: FullSite; inspection: Inspection }

/** The prerendered landing page of visitors. It loads the full site only when it is needed. */
export function LandingPage({ site, inspection }: Props) {
  const { onOpen, ...links } = useFullSite(site, inspection)
  const landing = useActorRef(landingMachine, inspection)
  return (
    <>
      <title>{pageTitles.home}</title>
      <VisitorShell
        {...links}
        links={{
          home: <HomeLink />,
          signUp: <SiteLink to="/signup" site={site} onOpen={onOpen} />,
          login: <SiteLink to="/login" site={site} onOpen={onOpen} />,
        }}
      >
        <LandingScreen {...useLanding(landing, replaceHash, 'in view')} />
      </VisitorShell>
    </>
  )
}

const replaceHash = (id: string) =>
  history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search)
