import { settledMember } from '../../machines/model/samples.ts'
import { passwordLostModel } from '../../machines/password-lost/password-lost-model.ts'
import { LandingScreen } from '../../src/screens/landing/landing-screen.tsx'
import { passwordLostActs } from '../../src/screens/shell/acts-of.ts'
import { passwordLostHands } from '../../src/screens/shell/hands.ts'
import { passwordLostLooks } from '../../src/screens/shell/looks.ts'
import { PasswordLost } from '../../src/screens/shell/password-lost.tsx'
import { Shell } from '../../src/screens/shell/shell.tsx'
import { nothing, restingLanding, restingShell } from './rest.tsx'
import { stageOf } from './stage.ts'

/** The word about a password that has gone, above the landing page. */
export const passwordLostStage = stageOf({
  model: passwordLostModel,
  looks: passwordLostLooks,
  hands: passwordLostHands,
  show: ({ snapshot, send }) => (
    <Shell
      {...restingShell}
      account={{ name: settledMember.name, picture: '' }}
      strip={
        snapshot.matches('telling') && (
          <PasswordLost busy={false} sent={false} onSend={nothing} {...passwordLostActs(send)} />
        )
      }
    >
      <LandingScreen {...restingLanding} />
    </Shell>
  ),
})
