import { createFileRoute } from '@tanstack/react-router'
import { useLanding } from '../app/landing/use-landing.ts'
import { usePanelAddress } from '../app/landing/use-panel-address.ts'
import { titled } from '../app/page-titles.ts'
import { useInspection } from '../app/use-flow.ts'
import { LandingScreen } from '../screens/landing/landing-screen.tsx'

export const Route = createFileRoute('/')({ head: titled('home'), component: Landing })

function Landing() {
  return <LandingScreen {...useLanding(useInspection(), usePanelAddress(), 'at the hero')} />
}
