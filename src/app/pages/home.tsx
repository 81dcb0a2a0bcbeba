import { useSelector } from '@xstate/react'
import { landingMachine } from '../../../machines/landing/landing-machine.ts'
import { LandingScreen } from '../../screens/landing/landing-screen.tsx'
import { MemberHeroPage } from '../landing/member-hero-page.tsx'
import { useLanding } from '../landing/use-landing.ts'
import { usePanelHash } from '../landing/use-panel-hash.ts'
import type { PageModule } from './page-module.ts'
import { useApp } from './use-app.ts'

/** / on the full site. */
export const page: PageModule<typeof landingMachine> = {
  open: () => ({ logic: landingMachine, input: undefined }),
  Screen: Home,
}

function Home({ page: landing }: Parameters<(typeof page)['Screen']>[0]) {
  const isMember = useSelector(useApp().session, (session) => session.hasTag('signed in'))
  const props = useLanding(landing, usePanelHash(), 'at the hero')
  return <LandingScreen {...props} hero={isMember ? MemberHeroPage : undefined} />
}
