import {
  editProfileCopy,
  locationCopy,
  profileCompletionCopy,
  profileFormCopy,
} from '../../copy/profile-form.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import type { Look, Looks } from '../look.ts'

const either = (words: 'heading' | 'phone' | 'submit'): RegExp =>
  new RegExp(`^(${profileCompletionCopy[words]}|${editProfileCopy[words]})$`)

const form: Look = [
  { role: 'heading', name: either('heading') },
  { role: 'textbox', name: either('phone') },
  { role: 'textbox', name: locationCopy.label },
]
const question: Look = [
  { role: 'dialog', name: unsavedCopy.title },
  { role: 'button', name: unsavedCopy.stay },
  { role: 'button', name: unsavedCopy.leave },
]
const saving: Look = [...form, { role: 'button', name: editProfileCopy.busy, disabled: true }]

/** What a person sees in each state of the profile-form machine, on either of its screens. */
export const profileFormLooks = {
  editing: [
    ...form,
    { role: 'button', name: either('submit') },
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
