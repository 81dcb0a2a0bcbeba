import { pictureCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'
import { CropArea } from '../../design/picture-picker/crop-area.tsx'
import { Text } from '../../design/text/text.tsx'
import type { Cropping, PictureHandlers } from './view-props.ts'

const { crop: copy } = pictureCopy

type CropDialogProps = { cropping: Cropping | null; on: PictureHandlers }

/** The dialog to crop a new picture to a square. */
export function CropDialog({ cropping, on }: CropDialogProps) {
  const busy = cropping?.busy ?? false
  return (
    <Dialog
      open={cropping !== null}
      onClose={on.cancelCrop}
      title={copy.title}
      size="wide"
      keepsOpenOutside
      actions={
        <>
          <Button unavailable={busy} onClick={on.cancelCrop}>
            {copy.cancel}
          </Button>
          <Button tone="primary" busy={busy} busyLabel={copy.busy} onClick={on.confirmCrop}>
            {copy.confirm}
          </Button>
        </>
      }
    >
      {cropping && (
        <CropArea
          src={cropping.url}
          extent={cropping.extent}
          square={cropping.crop}
          onChange={on.crop}
          label={copy.label}
          help={copy.help}
          zoomLabel={copy.zoom}
          zoomText={copy.zoomText}
          positionText={copy.positionText}
          locked={busy}
        >
          <div role="status">
            {cropping.small && (
              <Text size="caption" tone="secondary">
                {pictureCopy.small}
              </Text>
            )}
          </div>
        </CropArea>
      )}
    </Dialog>
  )
}
