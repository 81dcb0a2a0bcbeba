import { createRootRouteWithContext } from '@tanstack/react-router'
import type { App } from '../app/app.ts'
import { titled } from '../app/navigation/page-route.ts'
import { RootLayout } from '../app/pages/root-layout.tsx'
import { PendingScreen } from '../screens/pending/pending-screen.tsx'

export const Route = createRootRouteWithContext<{ app: App }>()({
  head: titled('/'),
  component: RootLayout,
  pendingComponent: PendingScreen,
})
