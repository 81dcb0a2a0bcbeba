import type { profileFormMachine } from '../../../machines/profile-form/profile-form-machine.ts'
import type { Sending } from '../../../machines/profile-form/profile-form-values.ts'
import type { EditProfileScreenProps } from '../edit-profile/edit-profile-props.ts'
import type { SendTo } from '../snapshot.ts'

/** What picture and location, which have machines of their own, have come to. */
export type BesideTheForm = {
  /** Null while a file is being looked at: nothing is sent then. */
  sending(): Sending | null
  /** Whether picture or location have been changed. */
  unsaved(): boolean
}

type ProfileFormActs = Pick<
  EditProfileScreenProps,
  'onField' | 'onSubmit' | 'onCancelUpload' | 'onCancel' | 'onLeave' | 'onStay'
>

/** What a profile form's callbacks send to the profile-form machine. */
export const profileFormActs = (
  send: SendTo<typeof profileFormMachine>,
  beside: BesideTheForm,
): ProfileFormActs => ({
  onField: (field, value) => send({ type: 'field changed', field, value }),
  onSubmit: () => {
    const sending = beside.sending()
    if (sending) send({ type: 'submitted', ...sending })
  },
  onCancelUpload: () => send({ type: 'upload cancelled' }),
  onCancel: () => send({ type: 'cancelled', unsaved: beside.unsaved() }),
  onLeave: () => send({ type: 'changes given up' }),
  onStay: () => send({ type: 'changes kept' }),
})
