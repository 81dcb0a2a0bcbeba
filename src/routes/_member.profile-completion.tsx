import { createFileRoute } from '@tanstack/react-router'
import { titled } from '../app/pages/page-titles.ts'
import { ProfileCompletionPage } from '../app/pages/profile-completion-page.tsx'

export const Route = createFileRoute('/_member/profile-completion')({
  head: titled('profileCompletion'),
  component: ProfileCompletionPage,
})
