import { createFileRoute } from '@tanstack/react-router'
import { useLanding } from '../app/landing/use-landing.ts'
import { usePanelHash } from '../app/landing/use-panel-hash.ts'
import { titled } from '../app/pages/page-titles.ts'
import { useInspection } from '../app/pages/use-flow.ts'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'

export const Route = createFileRoute('/')({ head: titled('home'), component: Landing })

function Landing() {
  return <LandingScreen {...useLanding(useInspection(), usePanelHash(), 'at the hero')} />
}
