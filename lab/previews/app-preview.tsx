import { CrashScreen } from '../../src/screens/crash/crash-screen.tsx'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import { appPage } from '../page-objects/app-shell.ts'
import { idleLanding, idleShell, nothing } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** The root, with the landing page until a child fails. */
export const appPreview = previewOf({
  ...appPage,
  show: ({ snapshot }) =>
    snapshot.matches('broken') ? (
      <Shell {...idleShell} bar="hidden">
        <CrashScreen onReload={nothing} />
      </Shell>
    ) : (
      <Shell {...idleShell}>
        <LandingScreen {...idleLanding} />
      </Shell>
    ),
})
