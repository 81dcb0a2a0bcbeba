import { useId, useRef } from 'react'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { FocusKeeper } from '../focus/focus-keeper.tsx'
import { Icon } from '../icon/icon.tsx'
import { cameraIcon } from '../icon/ui/camera.gen.ts'
import { changePictureIcon } from '../icon/ui/change-picture.gen.ts'
import { errorIcon } from '../icon/ui/error.gen.ts'
import { removePictureIcon } from '../icon/ui/remove-picture.gen.ts'
import * as styles from './picture-picker.css.ts'

type Props = {
  /** Address of the picture that the member will have; null for none. */
  src: string | null
  /** What is picked. */
  label: string
  /** The name of the button that opens the browser's file dialog. */
  choose: string
  /** A camera on the picture under whose label the hint stands, or buttons with words. */
  look: 'camera' | 'buttons'
  /** Media types, as the `accept` of a file input takes them. */
  accept: string
  hint: string
  /** Something to know about the picture, which stops nobody. */
  warning?: string | undefined
  /** Why a file was not taken. */
  problem?: string | undefined
  /** A file is being looked at. */
  busy: boolean
  remove?: { label: string; onRemove(): void } | undefined
  /** Another look at the cut-out of the chosen picture. */
  adjust?: { label: string; onAdjust(): void } | undefined
  onFile(file: File): void
}

/** A picture with the ways to change and to remove it. Files are given out as they are, unread. */
export function PicturePicker(props: Props) {
  const { src, label, choose, look, accept, hint, warning, problem, busy, onFile } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const open = () => {
    if (!busy) input.current?.click()
  }
  const opens = { onClick: open, 'aria-describedby': `${id}-hint` }
  return (
    <fieldset className={styles.picker} data-look={look} aria-labelledby={`${id}-label`}>
      <span className={styles.frame}>
        <Avatar src={src} name="" size={176} />
        {look === 'camera' && (
          <button
            type="button"
            className={styles.camera}
            aria-label={choose}
            aria-busy={busy}
            aria-disabled={busy || undefined}
            {...opens}
          >
            <Icon icon={cameraIcon} size={22} />
          </button>
        )}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={choose}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          /* The same file may be chosen again after it was refused or removed. */
          target.value = ''
        }}
      />
      <span className={styles.label} id={`${id}-label`} hidden={look === 'buttons'}>
        {label}
      </span>
      <PickerButtons {...props} opens={opens} />
      <div className={styles.notes}>
        <p id={`${id}-hint`}>{hint}</p>
        <div role="status">
          {problem ? (
            <p className={styles.problem}>
              <Icon icon={errorIcon} size={16} />
              {problem}
            </p>
          ) : (
            warning && <p>{warning}</p>
          )}
        </div>
      </div>
    </fieldset>
  )
}

type PickerButtonsProps = Props & { opens: { onClick(): void; 'aria-describedby': string } }

function PickerButtons({ look, choose, busy, remove, adjust, opens }: PickerButtonsProps) {
  if (look === 'camera' && !remove && !adjust) return null
  return (
    <div className={styles.buttons}>
      {look === 'buttons' && (
        <Button full icon={changePictureIcon} busy={busy} {...opens}>
          {choose}
        </Button>
      )}
      {adjust && (
        <Button full tone="ghost" unavailable={busy} onClick={adjust.onAdjust}>
          {adjust.label}
        </Button>
      )}
      {remove && (
        <FocusKeeper>
          <Button full tone="ghost" unavailable={busy} onClick={remove.onRemove}>
            <span className={styles.remove}>
              <Icon icon={removePictureIcon} />
              {remove.label}
            </span>
          </Button>
        </FocusKeeper>
      )}
    </div>
  )
}
