import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { reveal } from '../app/reveal.ts'
import { downloadHeadingId } from '../screens/hero/download.tsx'
import { HeroScreen } from '../screens/hero/hero-screen.tsx'

export const Route = createFileRoute('/')({ head: titled('home'), component: Home })

function Home() {
  return <HeroScreen onDownload={() => reveal(downloadHeadingId)} />
}
