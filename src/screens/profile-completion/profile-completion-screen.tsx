import { profileCompletionCopy as copy } from '../../copy/profile-form.ts'
import { restoredCopy, unsavedCopy } from '../../copy/unsaved.ts'
import { Button } from '../../design/button/button.tsx'
import { Form } from '../../design/form/form.tsx'
import { FormActions } from '../../design/form-actions/form-actions.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { nextIcon } from '../../design/icon/ui/next.gen.ts'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { SideColumn } from '../../design/side-column/side-column.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { CropDialog } from '../picture/crop-dialog.tsx'
import { PicturePart } from '../picture/picture-part.tsx'
import { SavingNotes } from '../profile-form/saving-notes.tsx'
import { SetUpPosition } from '../set-up/set-up-position.tsx'
import { RestoredNote } from '../unsaved/restored-note.tsx'
import { UnsavedDialog } from '../unsaved/unsaved-dialog.tsx'
import { CompletionFields } from './completion-fields.tsx'
import type { ProfileCompletionScreenProps } from './profile-completion-props.ts'

export function ProfileCompletionScreen(props: ProfileCompletionScreenProps) {
  const { form, picture, onPicture } = props
  return (
    <Page width="column">
      <Stack space="8">
        <Stack space="2">
          <Heading level={1} size="title" tabIndex={-1}>
            {copy.heading}
          </Heading>
          <Text size="body" tone="secondary">
            <SetUpPosition position={props.position} />
            {copy.lead}
          </Text>
        </Stack>
        <SideColumn side={<PicturePart picture={picture} on={onPicture} page="completion" />}>
          <Form label={copy.form} busy={form.busy} onSubmit={props.onSubmit}>
            <Stack space="6">
              <Stack space="6">
                {form.restored && (
                  <RestoredNote
                    text={form.pictureLost ? restoredCopy.withoutPicture : undefined}
                    changed={form.changed}
                    busy={form.locked}
                    onDiscard={props.onDiscard}
                  />
                )}
                <CompletionFields {...props} />
              </Stack>
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
              <SavingNotes {...props} />
            </Stack>
          </Form>
        </SideColumn>
      </Stack>
      <CropDialog cropping={picture.cropping} on={onPicture} />
      <UnsavedDialog
        open={form.asking}
        text={form.pictureReplaced ? unsavedCopy.pictureReplaced : undefined}
        onLeave={props.onLeave}
        onStay={props.onStay}
      />
    </Page>
  )
}
