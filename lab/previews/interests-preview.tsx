import { PreferencesScreen } from '../../src/screens/preferences/preferences-screen.tsx'
import {
  preferencesHandlers,
  toPreferencesProps,
} from '../../src/screens/preferences/view-props.ts'
import { preferencesPage } from '../page-objects/preferences-page.ts'
import { previewOf } from './preview.ts'

export const interestsPreview = previewOf({
  ...preferencesPage,
  show: ({ snapshot, send }) => (
    <PreferencesScreen
      {...toPreferencesProps(snapshot)}
      {...preferencesHandlers(send, snapshot.context)}
    />
  ),
})
