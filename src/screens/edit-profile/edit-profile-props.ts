import type { ProfileFormProps } from '../profile-form/profile-form-props.ts'

export type EditProfileScreenProps = ProfileFormProps & {
  username: string
  /** Today, in the reader's words. */
  date: string
  onCancel(): void
}
