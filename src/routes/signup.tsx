import { createFileRoute } from '@tanstack/react-router'
import { guardAccess } from '../app/navigation/guards.ts'
import { offerSignIn, pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/signup')(
  pageRoute('/signup', { title: 'signUp', guard: guardAccess, onPreload: offerSignIn }),
)
