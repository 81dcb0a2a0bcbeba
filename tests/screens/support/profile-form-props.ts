import { restingProfileForm } from '../../../lab/stages/rest.tsx'
import type { EditProfileScreenProps } from '../../../src/screens/edit-profile/edit-profile-props.ts'
import { withSpies } from './with-spies.ts'

/** A profile form at rest, with whatever is given instead. */
export const profileFormProps = (
  changes: Partial<EditProfileScreenProps> = {},
): EditProfileScreenProps => ({ ...withSpies(restingProfileForm), ...changes })
