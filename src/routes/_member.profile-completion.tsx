import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_member/profile-completion')({ component: () => null })
