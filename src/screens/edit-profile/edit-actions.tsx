import { editProfileCopy as copy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { FormActions } from '../../design/form-actions/form-actions.tsx'
import type { EditProfileScreenProps } from '../profile-form/view-props.ts'

type Props = Pick<EditProfileScreenProps, 'onCancel'> & {
  form: Pick<EditProfileScreenProps['form'], 'busy'>
  picture: Pick<EditProfileScreenProps['picture'], 'busy'>
}

/** The buttons below the fields. */
export function EditActions({ form, picture, onCancel }: Props) {
  return (
    <FormActions>
      <Button size="lg" disabled={form.busy} onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button
        tone="primary"
        type="submit"
        size="lg"
        busy={form.busy}
        busyLabel={copy.busy}
        unavailable={picture.busy}
      >
        {copy.submit}
      </Button>
    </FormActions>
  )
}
