import type { ProfileFormProps } from '../profile-form/view-props.ts'

export type EditProfileScreenProps = ProfileFormProps & {
  username: string
  /** Today's date in the reader's language. */
  date: string
  onCancel(): void
}
