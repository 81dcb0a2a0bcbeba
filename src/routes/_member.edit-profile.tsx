import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../app/pages/edit-profile-page.tsx'
import { titled } from '../app/pages/page-titles.ts'

export const Route = createFileRoute('/_member/edit-profile')({
  head: titled('editProfile'),
  component: EditProfilePage,
})
