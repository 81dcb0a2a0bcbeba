import type { ReactNode } from 'react'
import { Button } from '../../design/button/button.tsx'
import { FormActions } from '../../design/form-actions/form-actions.tsx'
import { Icon } from '../../design/icon/icon.tsx'
import { nextIcon } from '../../design/icon/ui/next.gen.ts'

type Props = {
  /** Without a label for Cancel it is a step that leads to the next one. */
  copy: { submit: string; busy: string; cancel?: string }
  form: { busy: boolean }
  picture: { busy: boolean }
  onCancel?(): void
  /** Why saving failed, or what it waits for. */
  notes?: ReactNode
}

/** The buttons below the fields. */
export function ProfileFormActions({ copy, form, picture, onCancel, notes }: Props) {
  return (
    <FormActions notes={notes}>
      {copy.cancel && (
        <Button size="lg" disabled={form.busy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      )}
      <Button
        tone="primary"
        type="submit"
        size="lg"
        busy={form.busy}
        busyLabel={copy.busy}
        unavailable={picture.busy}
      >
        {copy.submit}
        {!copy.cancel && <Icon icon={nextIcon} />}
      </Button>
    </FormActions>
  )
}
