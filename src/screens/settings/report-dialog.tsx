import { reportLimits } from '../../../machines/member-api.gen.ts'
import { reportIssueCopy } from '../../copy/settings.ts'
import { Button } from '../../design/button/button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'
import { TextArea } from '../../design/text-area/text-area.tsx'
import type { ReportState, SettingsScreenProps } from './settings-props.ts'

type ReportDialogProps = ReportState & { on: SettingsScreenProps['onReport'] }

export function ReportDialog({
  open,
  description,
  sendable,
  busy,
  problem,
  on,
}: ReportDialogProps) {
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
            onClick={on.submit}
          >
            {reportIssueCopy.submit}
          </Button>
        </>
      }
    >
      <TextArea
        label={reportIssueCopy.description}
        name="bugDescription"
        value={description}
        onChange={on.change}
        placeholder={reportIssueCopy.placeholder}
        error={problem}
        maxLength={reportLimits.bugDescription}
        locked={busy}
        required
      />
    </Dialog>
  )
}
