import { pendingCopy } from '../../copy/loading.ts'
import { editProfileCopy, profileCompletionCopy } from '../../copy/profile-form.ts'
import { Inline } from '../../design/layout/inline.tsx'
import { Page } from '../../design/layout/page.tsx'
import { Stack } from '../../design/layout/stack.tsx'
import { SideColumn } from '../../design/side-column/side-column.tsx'
import { Skeleton } from '../../design/skeleton/skeleton.tsx'
import { Spinner } from '../../design/spinner/spinner.tsx'
import { Heading } from '../../design/text/heading.tsx'
import { Text } from '../../design/text/text.tsx'
import { EditActions } from '../edit-profile/edit-actions.tsx'
import { EditFields } from '../edit-profile/edit-fields.tsx'
import { PicturePart } from '../picture/picture-part.tsx'
import { CompletionFields } from '../profile-completion/completion-fields.tsx'
import { NotYet } from './not-yet.tsx'

/** /edit-profile with empty fields. */
export function EditProfileFrame() {
  return (
    <Page width="column">
      <Stack space="8">
        <Inline space="3" align="baseline" justify="between">
          <Inline space="3">
            <Heading level={1} size="title">
              {editProfileCopy.heading}
            </Heading>
            <Spinner label={pendingCopy.label} />
          </Inline>
          <Text size="body" tone="muted">
            <Skeleton of="text">{editProfileCopy.lastEdited(anyDate)}</Skeleton>
          </Text>
        </Inline>
        <NotYet>
          <SideColumn side={<PicturePart picture={noPicture} on={noPictureHandlers} page="edit" />}>
            <Stack space="6">
              <Stack space="6">
                <EditFields {...emptyForm} username="" />
              </Stack>
              <EditActions form={emptyForm.form} picture={noPicture} onCancel={nothing} />
            </Stack>
          </SideColumn>
        </NotYet>
      </Stack>
    </Page>
  )
}

/** /profile-completion with empty fields. */
export function ProfileCompletionFrame() {
  return (
    <Page width="column">
      <Stack space="8">
        <Stack space="2">
          <Inline space="3">
            <Heading level={1} size="title">
              {profileCompletionCopy.heading}
            </Heading>
            <Spinner label={pendingCopy.label} />
          </Inline>
          <Text size="body" tone="secondary">
            {profileCompletionCopy.lead}
          </Text>
        </Stack>
        <NotYet>
          <SideColumn
            side={<PicturePart picture={noPicture} on={noPictureHandlers} page="completion" />}
          >
            <Stack space="6">
              <CompletionFields {...emptyForm} username="" emailFrom={null} />
            </Stack>
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
  location: { address: '', busy: false, locked: false },
  onField: nothing,
  onLocation: { locate: nothing, type: nothing },
}
