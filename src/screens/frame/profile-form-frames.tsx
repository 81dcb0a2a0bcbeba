import type { ReactNode } from 'react'
import { editProfileCopy, profileCompletionCopy } from '../../copy/profile-form.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { SideColumn } from '../../design/side-column/side-column.tsx'
import { NotYet } from '../../design/skeleton/not-yet.tsx'
import { Skeleton } from '../../design/skeleton/skeleton.tsx'
import { Text } from '../../design/text/text.tsx'
import { EditFields } from '../edit-profile/edit-fields.tsx'
import { PicturePart } from '../picture/picture-part.tsx'
import { CompletionFields } from '../profile-completion/completion-fields.tsx'
import { ProfileFormActions } from '../profile-form/profile-form-actions.tsx'
import { LoadingHeading } from './loading-heading.tsx'

/** /edit-profile with empty fields. */
export function EditProfileFrame() {
  return (
    <ProfileFormFrame
      page="edit"
      head={
        <Inline space="3" align="baseline" justify="between">
          <LoadingHeading>{editProfileCopy.heading}</LoadingHeading>
          <Text size="body" tone="muted">
            <Skeleton of="text">{editProfileCopy.lastEdited(anyDate)}</Skeleton>
          </Text>
        </Inline>
      }
    >
      <EditFields {...emptyForm} username="" />
      <ProfileFormActions {...emptyForm} copy={editProfileCopy} onCancel={nothing} />
    </ProfileFormFrame>
  )
}

/** /profile-completion with empty fields. */
export function ProfileCompletionFrame() {
  return (
    <ProfileFormFrame
      page="completion"
      head={
        <Stack space="2">
          <LoadingHeading>{profileCompletionCopy.heading}</LoadingHeading>
          <Text size="body" tone="secondary">
            {profileCompletionCopy.lead}
          </Text>
        </Stack>
      }
    >
      <CompletionFields {...emptyForm} username="" emailFrom={null} />
    </ProfileFormFrame>
  )
}

type FrameProps = { page: 'completion' | 'edit'; head: ReactNode; children: ReactNode }

function ProfileFormFrame({ page, head, children }: FrameProps) {
  return (
    <Page width="column">
      <Stack space="8">
        {head}
        <NotYet>
          <SideColumn side={<PicturePart picture={noPicture} on={noPictureHandlers} page={page} />}>
            <Stack space="6">{children}</Stack>
          </SideColumn>
        </NotYet>
      </Stack>
    </Page>
  )
}

/* As wide as the date of today, which is not shown. */
const anyDate = '20 November 2026'

const nothing = () => {}

const noPicture = {
  url: null,
  busy: false,
  locked: false,
  removable: false,
  unsaved: null,
  restorable: false,
  adjustable: false,
  notShown: false,
  small: false,
  cropping: null,
}

const noPictureHandlers = {
  choose: nothing,
  remove: nothing,
  restore: nothing,
  adjust: nothing,
  crop: nothing,
  confirmCrop: nothing,
  cancelCrop: nothing,
}

const emptyForm = {
  form: {
    values: {
      fullName: '',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      dateOfBirth: '',
    },
    problems: {},
    busy: false,
    locked: false,
  },
  picture: noPicture,
  location: { address: '', busy: false, locked: false },
  onField: nothing,
  onLocation: { locate: nothing, type: nothing },
}
