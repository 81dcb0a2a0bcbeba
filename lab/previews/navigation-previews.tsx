import type { ReactElement } from 'react'
import type { pageHostMachine } from '../../machines/page-host/page-host-machine.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { LoginScreen } from '../../src/screens/login/login-screen.tsx'
import { PendingScreen } from '../../src/screens/pending/pending-screen.tsx'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { SettingsScreen } from '../../src/screens/settings/settings-screen.tsx'
import type { SnapshotOf } from '../../src/screens/snapshot.ts'
import { navigationBlockerPage, pageHostPage } from '../page-objects/navigation-pages.ts'
import { idleLanding, idleLogin, idlePreferences, idleSettings } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** The page that is open. A tab without an actor for its page shows the landing page. */
export const pageHostPreview = previewOf({
  ...pageHostPage,
  show: ({ snapshot }) => pageOf(snapshot),
})

const pageOf = (snapshot: SnapshotOf<typeof pageHostMachine>): ReactElement => {
  const { current, next } = snapshot.context
  const isChanging = snapshot.matches('changing') && !snapshot.matches({ changing: 'opened' })
  if (isChanging) return <PendingScreen />
  const open = next ?? current
  if (open?.page === '/login') return <LoginScreen {...idleLogin} />
  if (open?.page === '/settings') return <SettingsScreen {...idleSettings} />
  return <LandingScreen {...idleLanding} />
}

export const navigationBlockerPreview = previewOf({
  ...navigationBlockerPage,
  show: ({ snapshot }) => (
    <PreferencesScreen {...idlePreferences} asking={snapshot.matches('asking')} />
  ),
})
