import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/pages/page-titles.ts'
import { PreferencesPage } from '../app/pages/preferences-page.tsx'

export const Route = createFileRoute('/_member/preferences')({
  head: titled('preferences'),
  component: Preferences,
})

function Preferences() {
  return <PreferencesPage mode="choosing" />
}
