import { editProfileCopy, locationCopy, profileFormCopy } from '../../copy/profile-form.ts'
import type { Look, Looks } from '../look.ts'

const { unsaved } = profileFormCopy

const form: Look = [
  { role: 'heading', name: editProfileCopy.heading },
  { role: 'textbox', name: editProfileCopy.fullName },
  { role: 'textbox', name: editProfileCopy.username },
  { role: 'textbox', name: locationCopy.label },
]
const saving: Look = [...form, { role: 'button', name: editProfileCopy.busy, disabled: true }]

/** What a person sees in each state of the profile-form machine, on the edit-profile screen. */
export const profileFormLooks = {
  editing: [
    ...form,
    { role: 'button', name: editProfileCopy.submit },
    { role: 'dialog', name: unsaved.title, absent: true },
  ],
  'asking whether to leave': [
    { role: 'dialog', name: unsaved.title },
    { role: 'button', name: unsaved.stay },
    { role: 'button', name: unsaved.leave },
  ],
  'uploading the picture': [...saving, { role: 'button', name: profileFormCopy.cancelUpload }],
  updating: saving,
  'removing the stored picture': saving,
  'loading the member': saving,
  saved: form,
  left: form,
} as const satisfies Looks
