import type { ProfileFormProps } from '../profile-form/profile-form-props.ts'

export type EditProfileScreenProps = ProfileFormProps & {
  username: string
  /** Today's date in the reader's language. */
  date: string
  onCancel(): void
}
