import { profileFormCopy } from '../../copy/profile-form.ts'
import { Button } from '../../design/button/button.tsx'
import { FocusKeeper } from '../../design/focus/focus-keeper.tsx'
import { FormNote } from '../../design/form/form-note.tsx'
import { Inline } from '../../design/layout/inline.tsx'
import { Text } from '../../design/text/text.tsx'
import type { ProfileFormProps } from './profile-form-props.ts'

/** The text under the buttons: why saving failed, or the progress of the upload. */
export function SavingNotes({ form, onCancelUpload }: ProfileFormProps) {
  return (
    <>
      <FormNote>{form.problem}</FormNote>
      <div role="status">
        {form.uploading && (
          <FocusKeeper>
            <Inline space="3" justify="between">
              <Text size="small" tone="secondary">
                {profileFormCopy.uploading}
              </Text>
              <Button tone="ghost" size="sm" onClick={onCancelUpload}>
                {profileFormCopy.cancelUpload}
              </Button>
            </Inline>
          </FocusKeeper>
        )}
      </div>
    </>
  )
}
