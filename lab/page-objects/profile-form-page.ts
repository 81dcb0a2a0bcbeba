import { profileFormModel } from '../../machines/profile-form/profile-form-model.ts'
import type { ProfileMode } from '../../machines/profile-form/profile-form-values.ts'
import {
  conflictCopy,
  editProfileCopy,
  locationCopy,
  pictureCopy,
  profileCompletionCopy,
  profileFormCopy,
} from '../../src/copy/profile-form.ts'
import { restoredCopy, unsavedCopy } from '../../src/copy/unsaved.ts'
import type { Expectation } from './expectation.ts'
import { pageObject } from './page-object.ts'
import { press, typing } from './user-actions.ts'

const labelsOf = (mode: ProfileMode) => ({
  ...editProfileCopy,
  ...profileCompletionCopy,
  ...(mode === 'editing' && editProfileCopy),
})

const partLabels = { location: locationCopy.label, picture: pictureCopy.label }

const either = (key: 'heading' | 'phone' | 'submit'): RegExp =>
  new RegExp(`^(${profileCompletionCopy[key]}|${editProfileCopy[key]})$`)

const form: Expectation = [
  { role: 'heading', name: either('heading') },
  { role: 'textbox', name: either('phone') },
  { role: 'textbox', name: locationCopy.label },
]
const question: Expectation = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]
const saving: Expectation = [
  ...form,
  { role: 'button', name: editProfileCopy.busy, disabled: true },
]

const editing: Expectation = [
  ...form,
  { role: 'button', name: either('submit') },
  { role: 'dialog', name: unsavedCopy.title, absent: true },
]

/** The profile form, on the screen of its mode. */
export const profileFormPage = pageObject({
  model: profileFormModel,
  interactions: {
    'field changed': (event, { context }) =>
      typing({ label: labelsOf(context.mode)[event.field] }, event),
    'address typed': (event) => typing({ label: locationCopy.label }, event),
    'draft discarded': press(restoredCopy.discard),
    submitted: (_, { context }) =>
      press(context.mode === 'completing' ? profileCompletionCopy.submit : editProfileCopy.submit),
    'saving cancelled': (_, snapshot) =>
      press(
        snapshot.hasTag('locating') ? profileFormCopy.cancelLocating : profileFormCopy.cancelUpload,
      ),
    cancelled: press(editProfileCopy.cancel),
    'leave requested': { by: 'another machine' },
    'back pressed': { by: 'another machine' },
    'changes discarded': press(unsavedCopy.leave),
    'changes kept': press(unsavedCopy.stay),
    'picture changed': { by: 'another machine' },
    'place found': { by: 'another machine' },
    'place settled': { by: 'another machine' },
    'member changed': { by: 'another machine' },
    'page left': { by: 'another machine' },
    'conflict settled': ({ field, value }, { context }) => ({
      does: 'press',
      on: {
        role: 'button',
        name: value === 'own' ? conflictCopy.keepOwn : conflictCopy.useNewer,
        within: {
          role: 'group',
          name: { ...labelsOf(context.mode), ...partLabels }[field],
        },
      },
    }),
    'file held': { by: 'another machine' },
    'draft not stored': { by: 'the services' },
  },
  expectations: {
    'editing.unchanged': editing,
    'editing.changed': editing,
    'confirming cancel': question,
    'confirming leave': question,
    'waiting for the place': [...saving, { role: 'button', name: profileFormCopy.cancelLocating }],
    'uploading the picture': [...saving, { role: 'button', name: profileFormCopy.cancelUpload }],
    updating: saving,
    'loading the newer record': saving,
    'saving the picture': saving,
    'loading the saved picture': saving,
    'removing the stored picture': saving,
    'loading the member': saving,
    saved: form,
    closed: form,
  },
})
