import { settledMember } from '../../machines/samples.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { PasswordRemoved } from '../../src/screens/shell/password-removed.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import {
  passwordRemovedHandlers,
  toPasswordRemovedProps,
} from '../../src/screens/shell/view-props.ts'
import { passwordRemovedPage } from '../page-objects/app-shell.ts'
import { idleLanding, idleShell } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** The notice above the landing page that a password has been removed. */
export const passwordRemovedPreview = previewOf({
  ...passwordRemovedPage,
  show: ({ snapshot, send }) => (
    <Shell
      {...idleShell}
      account={{ name: settledMember.name, picture: '' }}
      banner={
        snapshot.matches('visible') && (
          <PasswordRemoved
            {...toPasswordRemovedProps(snapshot)}
            {...passwordRemovedHandlers(send)}
          />
        )
      }
    >
      <LandingScreen {...idleLanding} />
    </Shell>
  ),
})
