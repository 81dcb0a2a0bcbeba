import { passwordLostModel } from '../../machines/password-lost/password-lost-model.ts'
import { settledMember } from '../../machines/samples.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { PasswordLost } from '../../src/screens/shell/password-lost.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import { passwordLostHandlers } from '../../src/screens/shell/view-props.ts'
import { passwordLostExpectations, passwordLostInteractions } from '../page-objects/shell-page.ts'
import { idleLanding, idleShell, nothing } from './idle-page.tsx'
import { previewOf } from './preview.ts'

/** The notice above the landing page that a password has been removed. */
export const passwordLostPreview = previewOf({
  model: passwordLostModel,
  expectations: passwordLostExpectations,
  interactions: passwordLostInteractions,
  show: ({ snapshot, send }) => (
    <Shell
      {...idleShell}
      account={{ name: settledMember.name, picture: '' }}
      banner={
        snapshot.matches('visible') && (
          <PasswordLost
            busy={false}
            sent={false}
            onSend={nothing}
            {...passwordLostHandlers(send)}
          />
        )
      }
    >
      <LandingScreen {...idleLanding} />
    </Shell>
  ),
})
