import { createFileRoute } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { MemberHeroPage } from '../app/landing/member-hero-page.tsx'
import { useLanding } from '../app/landing/use-landing.ts'
import { usePanelHash } from '../app/landing/use-panel-hash.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useApp, useInspection } from '../app/pages/use-flow.ts'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'

export const Route = createFileRoute('/')({ head: titled('home'), component: Landing })

function Landing() {
  const isMember = useSelector(useApp().session, (session) => session.hasTag('signed in'))
  const landing = useLanding(useInspection(), usePanelHash(), 'at the hero')
  return <LandingScreen {...landing} hero={isMember ? MemberHeroPage : undefined} />
}
