import { createFileRoute } from '@tanstack/react-router'
import { offerSignIn, pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/signup')(pageRoute('/signup', { onPreload: offerSignIn }))
