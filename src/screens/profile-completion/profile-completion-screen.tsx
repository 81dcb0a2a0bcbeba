import { profileCompletionCopy as copy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { FormActions } from '../../design/form-actions/form-actions.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { nextIcon } from '../../design/icon/ui/next.gen.ts'
import { Stack } from '../../design/layout/stack.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { ProfileFormPage } from '../profile-form/profile-form-page.tsx'
import type { ProfileCompletionScreenProps } from '../profile-form/view-props.ts'
import { SetUpPosition } from '../set-up/set-up-position.tsx'
import { CompletionFields } from './completion-fields.tsx'

export function ProfileCompletionScreen(props: ProfileCompletionScreenProps) {
  const { form, picture } = props
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
      actions={
        <FormActions>
          <Button
            tone="primary"
            type="submit"
            size="lg"
            busy={form.busy}
            busyLabel={copy.busy}
            unavailable={picture.busy}
          >
            {copy.submit}
            <Icon icon={nextIcon} />
          </Button>
        </FormActions>
      }
    />
  )
}
