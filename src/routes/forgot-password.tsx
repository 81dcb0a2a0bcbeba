import { createFileRoute } from '@tanstack/react-router'
import { guardAccess } from '../app/navigation/guards.ts'
import { pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/forgot-password')(
  pageRoute('/forgot-password', { title: 'forgotPassword', guard: guardAccess }),
)
