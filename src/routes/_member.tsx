import { createFileRoute } from '@tanstack/react-router'
import { guardAccess } from '../app/navigation/guards.ts'
import { MemberLayout } from '../app/pages/member-layout.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: guardAccess,
  component: MemberLayout,
})
