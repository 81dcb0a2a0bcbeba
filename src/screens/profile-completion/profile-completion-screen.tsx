import { profileCompletionCopy as copy } from '../../copy/profile-form.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { ProfileFormActions } from '../profile-form/profile-form-actions.tsx'
import { ProfileFormPage } from '../profile-form/profile-form-page.tsx'
import type { ProfileCompletionScreenProps } from '../profile-form/view-props.ts'
import { SetUpPosition } from '../set-up/set-up-position.tsx'
import { CompletionFields } from './completion-fields.tsx'

export function ProfileCompletionScreen(props: ProfileCompletionScreenProps) {
  return (
    <ProfileFormPage
      {...props}
      page="completion"
      head={
        <Stack space="2">
          <Heading level={1} size="title" tabIndex={-1}>
            {copy.heading}
          </Heading>
          <Text size="body" tone="secondary">
            <SetUpPosition position={props.position} />
            {copy.lead}
          </Text>
        </Stack>
      }
      label={copy.form}
      fields={<CompletionFields {...props} />}
      actions={<ProfileFormActions {...props} copy={copy} />}
    />
  )
}
