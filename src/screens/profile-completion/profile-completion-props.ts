import type { ProfileFormProps } from '../profile-form/profile-form-props.ts'

export type ProfileCompletionScreenProps = ProfileFormProps & {
  /** Who set the email address, if it is known already: then it stays as it is. */
  emailFrom: 'provider' | 'sign-up' | null
}
