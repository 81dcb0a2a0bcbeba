import { pictureCopy } from '../../copy/profile-form.ts'
import { PicturePicker } from '../../design/picture-picker/picture-picker.tsx'
import type { PictureHandlers, PictureState } from './view-props.ts'

type PicturePartProps = { picture: PictureState; on: PictureHandlers; page: 'completion' | 'edit' }

const accept = 'image/jpeg,image/png'

/** The member's picture on a form, with the controls to change it. */
export function PicturePart({ picture, on, page }: PicturePartProps) {
  const completing = page === 'completion'
  return (
    <PicturePicker
      anchor="photo"
      src={picture.url}
      label={pictureCopy.label}
      choose={completing ? pictureCopy.choose : pictureCopy.change}
      variant={completing ? 'camera' : 'buttons'}
      accept={accept}
      hint={completing ? pictureCopy.completionHint : pictureCopy.hint}
      unsaved={picture.unsaved ? pictureCopy.unsaved[picture.unsaved] : undefined}
      warning={warningOf(picture)}
      problem={picture.problem}
      busy={picture.busy}
      locked={picture.locked}
      adjust={adjustment(picture, on)}
      remove={picture.removable ? { label: pictureCopy.remove, onRemove: on.remove } : undefined}
      onFile={on.choose}
    />
  )
}

/** A chosen picture can be cropped again; a removed one can be kept after all. */
const adjustment = ({ adjustable, restorable }: PictureState, on: PictureHandlers) => {
  if (restorable) return { label: pictureCopy.restore, onAdjust: on.restore }
  return adjustable ? { label: pictureCopy.adjust, onAdjust: on.adjust } : undefined
}

const warningOf = ({ notShown, small }: PictureState) => {
  if (notShown) return pictureCopy.notShown
  return small ? pictureCopy.small : undefined
}
