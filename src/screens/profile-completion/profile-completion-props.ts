import type { SetUpPosition } from '../../../machines/onboarding/set-up.ts'
import type { ProfileFormProps } from '../profile-form/view-props.ts'

export type ProfileCompletionScreenProps = ProfileFormProps & {
  /** Which step of the set-up this is. */
  position?: SetUpPosition | null
  username: string
  /** The source of an email that cannot be changed; null if the member types it. */
  emailFrom: 'provider' | 'sign-up' | null
}
