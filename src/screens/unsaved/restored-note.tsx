import { restoredCopy } from '../../copy/unsaved.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { Message } from '../../design/message/message.tsx'

type RestoredNoteProps = {
  /** The part of the earlier visit that is restored, if it is not the default. */
  text?: string | undefined
  /** The labels of what the form has not saved. */
  changed?: readonly string[] | undefined
  /** While the form is sent, nothing can be discarded. */
  busy: boolean
  onDiscard(): void
}

/**
 * Says that the form contains a draft of an earlier visit, and offers to discard it. The previous control may remove the
 * picture, so the heading receives the focus.
 */
export function RestoredNote(props: RestoredNoteProps) {
  const { text = restoredCopy.text, changed = [], busy, onDiscard } = props
  return (
    <FocusKeeper moveTo="heading">
      <Message
        tone="info"
        action={
          <Button tone="ghost" size="sm" unavailable={busy} onClick={onDiscard}>
            {restoredCopy.discard}
          </Button>
        }
      >
        {text}
        {changed.length > 0 && <span> {restoredCopy.which(changed)}</span>}
      </Message>
    </FocusKeeper>
  )
}
