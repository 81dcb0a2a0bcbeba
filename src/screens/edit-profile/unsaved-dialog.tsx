import { useRef } from 'react'
import { profileFormCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { Dialog } from '../../design/dialog/dialog.tsx'

const { unsaved } = profileFormCopy

type UnsavedDialogProps = { open: boolean; onLeave(): void; onStay(): void }

/** Asks before changes are given up. */
export function UnsavedDialog({ open, onLeave, onStay }: UnsavedDialogProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={unsaved.title}
      description={unsaved.text}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {unsaved.stay}
          </Button>
          <Button tone="danger" onClick={onLeave}>
            {unsaved.leave}
          </Button>
        </>
      }
    />
  )
}
