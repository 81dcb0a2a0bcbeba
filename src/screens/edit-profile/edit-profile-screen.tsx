import { editProfileCopy as copy } from '../../copy/profile-form.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { ProfileFormActions } from '../profile-form/profile-form-actions.tsx'
import { ProfileFormPage } from '../profile-form/profile-form-page.tsx'
import type { EditProfileScreenProps } from '../profile-form/view-props.ts'
import { EditFields } from './edit-fields.tsx'

export function EditProfileScreen(props: EditProfileScreenProps) {
  return (
    <ProfileFormPage
      {...props}
      page="edit"
      head={
        <Inline space="3" align="baseline" justify="between">
          <Heading level={1} size="title" tabIndex={-1}>
            {copy.heading}
          </Heading>
          <Text size="body" tone="muted">
            {copy.lastEdited(props.date)}
          </Text>
        </Inline>
      }
      label={copy.form}
      fields={<EditFields {...props} />}
      actions={<ProfileFormActions {...props} copy={copy} />}
    />
  )
}
