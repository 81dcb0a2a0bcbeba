import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../app/navigation/guards.ts'
import { pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/forgot-password')(
  pageRoute('/forgot-password', { title: 'forgotPassword', guard: requireVisitor }),
)
