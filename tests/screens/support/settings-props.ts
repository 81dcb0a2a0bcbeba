import { idleSettings } from '../../../lab/previews/idle-page.tsx'
import type { SettingsScreenProps } from '../../../src/screens/settings/view-props.ts'
import { withSpies } from './with-spies.ts'

/** The default props of /settings, with the given changes. */
export const settingsProps = (changes: Partial<SettingsScreenProps> = {}): SettingsScreenProps => ({
  ...withSpies(idleSettings),
  ...changes,
})
