import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { ProfileMode } from '../../../machines/profile-form/profile-form-values.ts'
import { editProfileCopy, profileCompletionCopy, profileFormCopy } from '../../copy/profile-form.ts'
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
  'changes given up': press(profileFormCopy.unsaved.leave),
  'changes kept': press(profileFormCopy.unsaved.stay),
}

const labelsOf = (mode: ProfileMode) => ({
  ...editProfileCopy,
  ...profileCompletionCopy,
  ...(mode === 'editing' && editProfileCopy),
})
