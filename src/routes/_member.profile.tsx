import { createFileRoute } from '@tanstack/react-router'
import { pageRoute } from '../app/navigation/page-route.ts'

export const Route = createFileRoute('/_member/profile')(pageRoute('/profile'))
