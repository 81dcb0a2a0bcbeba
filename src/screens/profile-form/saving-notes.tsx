import { profileFormCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { FormNote } from '../../design/form/form-note.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Text } from '../../design/text/text.tsx'
import type { ProfileFormProps } from './view-props.ts'

export type SavingNotesProps = { form: Partial<ProfileFormProps['form']>; onCancelSaving?(): void }

/** The text beside the buttons: why saving failed, or what it waits for. */
export function SavingNotes({ form, onCancelSaving }: SavingNotesProps) {
  const { uploading, cancelUpload, locating, cancelLocating } = profileFormCopy
  const wait = form.uploading
    ? { text: uploading, cancel: cancelUpload }
    : form.locating && { text: locating, cancel: cancelLocating }
  return (
    <>
      <FormNote>{form.problem}</FormNote>
      <Inline space="3" justify="between">
        {/* Not the button, whose label would be read with the text. */}
        <div role="status">
          {wait && (
            <Text size="small" tone="secondary">
              {wait.text}
            </Text>
          )}
        </div>
        {wait && (
          <FocusKeeper>
            <Button tone="ghost" size="sm" onClick={onCancelSaving}>
              {wait.cancel}
            </Button>
          </FocusKeeper>
        )}
      </Inline>
    </>
  )
}
