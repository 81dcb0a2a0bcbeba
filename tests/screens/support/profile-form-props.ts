import { idleProfileForm } from '../../../lab/previews/idle-page.tsx'
import type { EditProfileScreenProps } from '../../../src/screens/profile-form/view-props.ts'
import { withSpies } from './with-spies.ts'

/** The default props of a profile form, with the given changes. */
export const profileFormProps = (
  changes: Partial<EditProfileScreenProps> = {},
): EditProfileScreenProps => ({ ...withSpies(idleProfileForm), ...changes })
