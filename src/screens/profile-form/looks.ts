import { editProfileCopy, locationCopy, profileFormCopy } from '../../copy/profile-form.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import type { Look, Looks } from '../look.ts'

const form: Look = [
  { role: 'heading', name: editProfileCopy.heading },
  { role: 'textbox', name: editProfileCopy.fullName },
  { role: 'textbox', name: editProfileCopy.username },
  { role: 'textbox', name: locationCopy.label },
]
const question: Look = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]
const saving: Look = [...form, { role: 'button', name: editProfileCopy.busy, disabled: true }]

/** What a person sees in each state of the profile-form machine, on the edit-profile screen. */
export const profileFormLooks = {
  editing: [
    ...form,
    { role: 'button', name: editProfileCopy.submit },
    { role: 'dialog', name: unsavedCopy.title, absent: true },
  ],
  'asking whether to cancel': question,
  'asking whether to leave': question,
  'uploading the picture': [...saving, { role: 'button', name: profileFormCopy.cancelUpload }],
  updating: saving,
  'removing the stored picture': saving,
  'loading the member': saving,
  saved: form,
  left: form,
} as const satisfies Looks
