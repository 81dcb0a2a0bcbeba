import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/page-titles.ts'
import { PreferencesPage } from '../app/preferences-page.tsx'

export const Route = createFileRoute('/_member/update-preferences')({
  head: titled('updatePreferences'),
  component: UpdatePreferences,
})

function UpdatePreferences() {
  return <PreferencesPage mode="updating" />
}
