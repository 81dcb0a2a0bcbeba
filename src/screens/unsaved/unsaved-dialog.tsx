import { useRef } from 'react'
import { unsavedCopy } from '../../copy/unsaved.ts'
import { Button } from '../../design/button/button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'

/** The handlers of the dialog about unsaved changes. */
export type UnsavedHandlers = { onLeave(): void; onStay(): void }

type UnsavedDialogProps = UnsavedHandlers & {
  open: boolean
  /** What will be lost, if it is not the default. */
  text?: string | undefined
}

/** Asks the member before unsaved changes are discarded. */
export function UnsavedDialog(props: UnsavedDialogProps) {
  const { open, text = unsavedCopy.text, onLeave, onStay } = props
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={unsavedCopy.title}
      description={text}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {unsavedCopy.stay}
          </Button>
          <Button tone="danger" onClick={onLeave}>
            {unsavedCopy.leave}
          </Button>
        </>
      }
    />
  )
}
