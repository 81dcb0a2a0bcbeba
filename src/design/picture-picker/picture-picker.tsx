import { type DragEvent, useEffect, useId, useRef } from 'react'
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
  /** The id of the buttons, for a link to them. */
  anchor?: string
  /** URL of the picture that the member will have; null for none. */
  src: string | null
  /** The accessible name of the group. */
  label: string
  /** The accessible name of the button that opens the browser's file dialog. */
  choose: string
  /** A camera button on the picture with the hint under its label, or buttons with text. */
  variant: 'camera' | 'buttons'
  /** Media types, as for the `accept` attribute of a file input. */
  accept: string
  hint: string
  /** What is not saved yet. Announced when it changes. */
  unsaved?: string | undefined
  /** A warning about the picture that does not block saving. */
  warning?: string | undefined
  /** The reason for rejecting a file. */
  problem?: string | undefined
  /** A file is being checked. */
  busy: boolean
  /** The picture cannot be changed for now. */
  locked: boolean
  remove?: { label: string; onRemove(): void } | undefined
  /** Opens the crop of the selected picture, or brings a removed one back. */
  adjust?: { label: string; onAdjust(): void } | undefined
  onFile(file: File): void
}

/**
 * A picture with controls to change and remove it. A file can also be dropped on it. Files are passed on unread. While it
 * is shown, a file that is dropped beside it does not open in its place.
 */
export function PicturePicker(props: Props) {
  const { src, label, choose, variant, accept, hint, unsaved, busy, locked, onFile } = props
  const { warning, problem } = props
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const open = () => {
    if (!busy && !locked) input.current?.click()
  }
  useIgnoredDrops()
  const onDrop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (file && !busy && !locked) onFile(file)
  }
  const opens = { onClick: open, 'aria-describedby': `${id}-hint` }
  return (
    <fieldset
      className={styles.picker}
      data-variant={variant}
      aria-labelledby={`${id}-label`}
      onDrop={onDrop}
    >
      <span className={styles.frame}>
        <Avatar src={src} name="" size={176} />
        {variant === 'camera' && (
          <button
            type="button"
            className={styles.camera}
            aria-label={choose}
            aria-busy={busy}
            aria-disabled={busy || locked || undefined}
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
          /* The same file can be selected again after it was rejected or removed. */
          target.value = ''
        }}
      />
      <span className={styles.label} id={`${id}-label`} hidden={variant === 'buttons'}>
        {label}
      </span>
      <PickerButtons {...props} opens={opens} />
      <div className={styles.notes}>
        <p id={`${id}-hint`}>{hint}</p>
        <div role="status">
          {unsaved && <p className={styles.unsaved}>{unsaved}</p>}
          {problem ? (
            <p className={styles.problem}>
              <Icon icon={errorIcon} size={16} />
              <span>{problem}</span>
            </p>
          ) : (
            warning && <p>{warning}</p>
          )}
        </div>
      </div>
    </fieldset>
  )
}

/** Keeps the browser from opening a file that is dropped anywhere in the window. */
function useIgnoredDrops(): void {
  useEffect(() => {
    const controller = new AbortController()
    const ignore = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    addEventListener('dragover', ignore, { signal: controller.signal })
    addEventListener('drop', ignore, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

type PickerButtonsProps = Props & { opens: { onClick(): void; 'aria-describedby': string } }

function PickerButtons(props: PickerButtonsProps) {
  const { anchor, variant, choose, busy, locked, remove, adjust, opens } = props
  if (variant === 'camera' && !remove && !adjust) return null
  return (
    <div className={styles.buttons} id={anchor}>
      {variant === 'buttons' && (
        <Button full icon={changePictureIcon} busy={busy} unavailable={locked} {...opens}>
          {choose}
        </Button>
      )}
      {adjust && (
        <FocusKeeper>
          <Button full tone="ghost" unavailable={busy || locked} onClick={adjust.onAdjust}>
            {adjust.label}
          </Button>
        </FocusKeeper>
      )}
      {remove && (
        <FocusKeeper>
          <Button full tone="ghost" unavailable={busy || locked} onClick={remove.onRemove}>
            <span className={styles.remove}>
              <Icon icon={removePictureIcon} />
              <span>{remove.label}</span>
            </span>
          </Button>
        </FocusKeeper>
      )}
    </div>
  )
}
