import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/pages/page-titles.ts'
import { PreferencesPage } from '../app/pages/preferences-page.tsx'

export const Route = createFileRoute('/_member/update-preferences')({
  head: titled('updatePreferences'),
  component: UpdatePreferences,
})

function UpdatePreferences() {
  return <PreferencesPage mode="updating" />
}
