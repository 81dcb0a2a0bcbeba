import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { pageTitles } from '../copy/titles.ts'
import { fullSiteHandlers, toFullSiteProps } from '../screens/full-site/view-props.ts'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'
import { VisitorShell } from '../screens/shell/visitor-shell.tsx'
import type { FullSite } from './full-site.ts'
import type { LandingActors } from './landing-actors.ts'
import { useLanding } from './use-landing.ts'
import { HomeLink, SiteLink } from './visitor-links.tsx'

type Props = { site: FullSite; actors: LandingActors }

/** The prerendered landing page of visitors. It starts the actors when it is hydrated. */
export function LandingPage({ site, actors: { fullSite, landing } }: Props) {
  const { onOpen, ...handlers } = useMemo(() => fullSiteHandlers(fullSite.send), [fullSite])
  const signUp = useMemo(
    () => <SiteLink to="/signup" site={site} onOpen={onOpen} />,
    [site, onOpen],
  )
  const full = toFullSiteProps(useSelector(fullSite, (snapshot) => snapshot))
  const landingProps = useLanding(landing, replaceHash, 'in view')
  useEffect(() => {
    landing.start()
    fullSite.start()
  }, [landing, fullSite])
  return (
    <>
      <title>{pageTitles['/']}</title>
      <VisitorShell
        {...full}
        {...handlers}
        links={{
          home: <HomeLink />,
          signUp,
          login: <SiteLink to="/login" site={site} onOpen={onOpen} />,
        }}
      >
        <LandingScreen {...landingProps} signUp={signUp} />
      </VisitorShell>
    </>
  )
}

const replaceHash = (id: string) =>
  history.replaceState(history.state, '', id ? `#${id}` : location.pathname + location.search)
