import type { ReactNode } from 'react'
import { restoredCopy, unsavedCopy } from '../../copy/unsaved.ts'
import { Form } from '../../design/form/form.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { Message } from '../../design/message/message.tsx'
import { SideColumn } from '../../design/side-column/side-column.tsx'
import { CropDialog } from '../picture/crop-dialog.tsx'
import { PicturePart } from '../picture/picture-part.tsx'
import { RestoredNote } from '../unsaved/restored-note.tsx'
import { UnsavedDialog } from '../unsaved/unsaved-dialog.tsx'
import { Conflicts } from './conflicts.tsx'
import type { ProfileFormProps } from './view-props.ts'

type Props = ProfileFormProps & {
  page: 'completion' | 'edit'
  head: ReactNode
  /** The form's accessible name. */
  label: string
  fields: ReactNode
  actions: ReactNode
}

/** The layout of both profile forms: the picture beside the fields, and the dialogs. */
export function ProfileFormPage({ page, head, label, fields, actions, ...props }: Props) {
  const { form, picture, onPicture } = props
  return (
    <Page width="column">
      <Stack space="8">
        {head}
        <SideColumn side={<PicturePart picture={picture} on={onPicture} page={page} />}>
          <Form label={label} busy={form.busy} onSubmit={props.onSubmit}>
            <Stack space="6">
              {form.restored && (
                <RestoredNote
                  changed={form.changed}
                  busy={form.locked}
                  onDiscard={props.onDiscard}
                />
              )}
              {form.pictureLost && <Message tone="info">{restoredCopy.pictureLost}</Message>}
              <Conflicts
                conflicts={form.conflicts ?? []}
                busy={form.locked}
                onSettle={props.onSettle}
              />
              {fields}
              {actions}
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
