import { interestsModel } from '../../machines/interests/interests-model.ts'
import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import {
  preferencesHandlers,
  toPreferencesProps,
} from '../../src/screens/preferences/view-props.ts'
import {
  preferencesExpectations,
  preferencesInteractions,
} from '../page-objects/preferences-page.ts'
import { previewOf } from './preview.ts'

/** /preferences and /update-preferences, by the machine's mode. */
export const interestsPreview = previewOf({
  model: interestsModel,
  expectations: preferencesExpectations,
  interactions: preferencesInteractions,
  show: ({ snapshot, send }) => (
    <PreferencesScreen
      {...toPreferencesProps(snapshot)}
      {...preferencesHandlers(send, snapshot.context)}
    />
  ),
})
