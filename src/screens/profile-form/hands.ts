import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { editProfileCopy, profileCompletionCopy, profileFormCopy } from '../../copy/profile-form.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import type { Hand, Hands } from '../hand.ts'

const press = (name: string): Hand => ({ does: 'press', on: { role: 'button', name } })

/** How a person sends the events of the profile-form machine, on the screen of its mode. */
export const profileFormHands: Hands<typeof profileFormMachine> = {
  'field changed': ({ field, value }, { context }) => ({
    does: 'type',
    into: { label: labelsOf(context.mode)[field] },
    text: value,
  }),
  submitted: (_, { context }) =>
    press(context.mode === 'completing' ? profileCompletionCopy.submit : editProfileCopy.submit),
  'upload cancelled': press(profileFormCopy.cancelUpload),
  cancelled: press(editProfileCopy.cancel),
  'leave requested': { by: 'the browser' },
  'changes given up': press(unsavedCopy.leave),
  'changes kept': press(unsavedCopy.stay),
}

const labelsOf = (mode: ProfileMode) => ({
  ...editProfileCopy,
  ...profileCompletionCopy,
  ...(mode === 'editing' && editProfileCopy),
})
