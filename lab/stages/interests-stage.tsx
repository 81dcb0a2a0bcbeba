import { interestsModel } from '../../machines/interests/interests-model.ts'
import { preferencesActs } from '../../src/screens/preferences/acts-of.ts'
import { preferencesHands } from '../../src/screens/preferences/hands.ts'
import { preferencesLooks } from '../../src/screens/preferences/looks.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import { preferencesPropsOf } from '../../src/screens/preferences/props-of.ts'
import { stageOf } from './stage.ts'

/** /preferences and /update-preferences, by the machine's mode. */
export const interestsStage = stageOf({
  model: interestsModel,
  looks: preferencesLooks,
  hands: preferencesHands,
  show: ({ snapshot, send }) => (
    <PreferencesScreen
      {...preferencesPropsOf(snapshot)}
      {...preferencesActs(send, snapshot.context)}
    />
  ),
})
