import { createFileRoute } from '@tanstack/react-router'
import { offerSignIn, pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/login')(pageRoute('/login', { onPreload: offerSignIn }))
