import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { HeroScreen } from '../screens/hero/hero-screen.tsx'

export const Route = createFileRoute('/')({ head: titled('home'), component: Home })

function Home() {
  return <HeroScreen onDownload={() => undefined} />
}
