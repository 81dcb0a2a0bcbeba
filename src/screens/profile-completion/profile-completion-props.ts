import type { ProfileFormProps } from '../profile-form/view-props.ts'

export type ProfileCompletionScreenProps = ProfileFormProps & {
  /** The source of an email that cannot be changed; null if the member types it. */
  emailFrom: 'provider' | 'sign-up' | null
}
