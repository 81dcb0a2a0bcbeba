import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../app/guards.ts'
import { MemberLayout } from '../app/member-layout.tsx'

export const Route = createFileRoute('/_member')({
  beforeLoad: requireMember,
  component: MemberLayout,
})
