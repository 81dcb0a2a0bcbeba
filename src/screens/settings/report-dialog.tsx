import { useId } from 'react'
import { reportIssueCopy } from '../../copy/settings.ts'
import { Button } from '../../design/button/button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'
import { Form } from '../../design/form/form.tsx'
import { TextArea } from '../../design/text-area/text-area.tsx'
import type { ReportState, SettingsScreenProps } from './view-props.ts'

type ReportDialogProps = ReportState & { on: SettingsScreenProps['onReport'] }

export function ReportDialog(props: ReportDialogProps) {
  const { open, description, unreadable, sendable, busy, problem, on } = props
  const formId = useId()
  return (
    <Dialog
      open={open}
      onClose={on.cancel}
      title={reportIssueCopy.title}
      closeLabel={reportIssueCopy.close}
      size="wide"
      actions={
        <>
          <Button disabled={busy} onClick={on.cancel}>
            {reportIssueCopy.cancel}
          </Button>
          <Button
            tone="primary"
            disabled={!sendable}
            busy={busy}
            busyLabel={reportIssueCopy.busy}
            type="submit"
            form={formId}
          >
            {reportIssueCopy.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} label={reportIssueCopy.form} busy={busy} onSubmit={on.submit}>
        <TextArea
          label={reportIssueCopy.description}
          name="bugDescription"
          value={description}
          unreadable={unreadable}
          onChange={on.change}
          placeholder={reportIssueCopy.placeholder}
          error={problem}
          locked={busy}
          required
        />
      </Form>
    </Dialog>
  )
}
