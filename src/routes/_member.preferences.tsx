import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { PreferencesPage } from '../app/preferences-page.tsx'

export const Route = createFileRoute('/_member/preferences')({
  head: titled('preferences'),
  component: Preferences,
})

function Preferences() {
  return <PreferencesPage mode="choosing" />
}
