import { createFileRoute } from '@tanstack/react-router'
import { EditProfilePage } from '../app/edit-profile-page.tsx'
import { titled } from '../app/page-titles.ts'

export const Route = createFileRoute('/_member/edit-profile')({
  head: titled('editProfile'),
  component: EditProfilePage,
})
