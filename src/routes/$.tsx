import { createFileRoute, Link } from '@tanstack/react-router'
import { titled } from '../app/navigation/page-route.ts'
import { NotFoundScreen } from '../screens/not-found/not-found-screen.tsx'

export const Route = createFileRoute('/$')({ head: titled('not found'), component: NotFound })

function NotFound() {
  return <NotFoundScreen links={{ home: <Link to="/" /> }} />
}
