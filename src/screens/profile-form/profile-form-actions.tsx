import { Button } from '../../design/button/button.tsx'
import { FormActions } from '../../design/form-actions/form-actions.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { nextIcon } from '../../design/icon/ui/next.gen.ts'
import { SavingNotes, type SavingNotesProps } from './saving-notes.tsx'

type Props = SavingNotesProps & {
  /** Without a label for Cancel it is a step that leads to the next one. */
  copy: { submit: string; busy: string; cancel?: string }
  form: { busy: boolean }
  picture: { busy: boolean }
  onCancel?(): void
}

/** The buttons below the fields. */
export function ProfileFormActions({ copy, picture, onCancel, ...saving }: Props) {
  return (
    <FormActions notes={<SavingNotes {...saving} />}>
      {copy.cancel && (
        <Button size="lg" disabled={saving.form.busy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      )}
      <Button
        tone="primary"
        type="submit"
        size="lg"
        busy={saving.form.busy}
        busyLabel={copy.busy}
        unavailable={picture.busy}
      >
        {copy.submit}
        {!copy.cancel && <Icon icon={nextIcon} />}
      </Button>
    </FormActions>
  )
}
