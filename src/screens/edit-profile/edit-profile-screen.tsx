import { editProfileCopy as copy } from '../../copy/profile-form.ts'
import { restoredCopy, unsavedCopy } from '../../copy/unsaved.ts'
import { Form } from '../../design/form/form.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { SideColumn } from '../../design/side-column/side-column.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { CropDialog } from '../picture/crop-dialog.tsx'
import { PicturePart } from '../picture/picture-part.tsx'
import { SavingNotes } from '../profile-form/saving-notes.tsx'
import { RestoredNote } from '../unsaved/restored-note.tsx'
import { UnsavedDialog } from '../unsaved/unsaved-dialog.tsx'
import { EditActions } from './edit-actions.tsx'
import { EditFields } from './edit-fields.tsx'
import type { EditProfileScreenProps } from './edit-profile-props.ts'

export function EditProfileScreen(props: EditProfileScreenProps) {
  const { form, picture, onPicture } = props
  return (
    <Page width="column">
      <Stack space="8">
        <Inline space="3" align="baseline" justify="between">
          <Heading level={1} size="title" tabIndex={-1}>
            {copy.heading}
          </Heading>
          <Text size="body" tone="muted">
            {copy.lastEdited(props.date)}
          </Text>
        </Inline>
        <SideColumn side={<PicturePart picture={picture} on={onPicture} page="edit" />}>
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
                <EditFields {...props} />
              </Stack>
              <EditActions {...props} />
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
