import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'
import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SendTo, SnapshotOf } from '../snapshot.ts'

export type PictureState = {
  /** URL of the picture that the form will save; null for none. */
  url: string | null
  /** A file is being inspected, and the form cannot be submitted. */
  busy: boolean
  /** The form is being saved or has ended, and the picture cannot be changed. */
  locked: boolean
  removable: boolean
  /** What the form has not saved yet. */
  unsaved: 'chosen' | 'removed' | null
  /** The stored picture was removed and can be kept after all, until the form is saved. */
  restorable: boolean
  /** The crop of the chosen picture can be changed. */
  adjustable: boolean
  /** The stored picture is kept, but the page may not load it. */
  notShown: boolean
  /** The chosen picture is below the recommended size. */
  small: boolean
  problem?: string | undefined
  /** The open crop dialog. */
  cropping: Cropping | null
}

export type Cropping = {
  url: string
  extent: PictureSize
  crop: Crop
  small: boolean
  busy: boolean
}

export type PictureHandlers = {
  choose(file: File): void
  remove(): void
  restore(): void
  adjust(): void
  crop(crop: Crop): void
  confirmCrop(): void
  cancelCrop(): void
}

type Snapshot = SnapshotOf<typeof pictureMachine>
type PictureOptions = {
  /** URL of the member's stored picture, or ''. */
  stored: string
  /** The same URL if the page may load it, otherwise ''. */
  shown: string
  /** The object URL of a held file; '' after it is released. */
  objectUrlOf(id: string): string
  /** Whether a crop is below the recommended size. */
  isSmall(crop: Crop): boolean
}

/** Converts a snapshot of the picture machine to view props. */
export const toPictureProps = (snapshot: Snapshot, options: PictureOptions): PictureState => {
  const { preparedId, preparedFrom, failure } = snapshot.context
  const removed = snapshot.matches({ choice: { settled: 'removed' } })
  const hasStored = !removed && options.stored !== ''
  const prepared = preparedId === null ? '' : options.objectUrlOf(preparedId)
  const url = prepared || (hasStored && options.shown) || null
  return {
    url,
    busy: snapshot.matches({ choice: 'inspecting' }),
    locked: snapshot.matches({ lock: 'locked' }) || snapshot.status !== 'active',
    removable: hasStored || url !== null,
    unsaved: removed ? 'removed' : prepared === '' ? null : 'chosen',
    restorable: removed && options.stored !== '',
    adjustable: snapshot.matches({ choice: { settled: 'chosen' } }),
    notShown: hasStored && url === null,
    small: preparedId !== null && preparedFrom.crop !== null && options.isSmall(preparedFrom.crop),
    problem: failure ? failureText(failure) : undefined,
    cropping: croppingOf(snapshot, options),
  }
}

const croppingOf = (
  snapshot: Snapshot,
  { objectUrlOf, isSmall }: PictureOptions,
): Cropping | null => {
  const { fileId, picture, crop } = snapshot.context
  // A finished form has stopped the picture, and its page is shown until the next one is loaded.
  if (snapshot.status !== 'active' || !snapshot.hasTag('cropping')) return null
  if (fileId === null || !picture || !crop) return null
  return {
    url: objectUrlOf(fileId),
    extent: picture,
    crop,
    small: isSmall(crop),
    busy: snapshot.hasTag('busy'),
  }
}

/**
 * The handlers of the picture, which send events to the picture machine. `hold` stores a file and returns its id, or
 * null if the machine does not accept a file now, because the browser's file dialog was open meanwhile.
 */
export const pictureHandlers = (
  send: SendTo<typeof pictureMachine>,
  hold: (file: File) => string | null,
): PictureHandlers => ({
  choose: (file) => {
    const id = hold(file)
    if (id !== null) send({ type: 'file chosen', id })
  },
  remove: () => send({ type: 'picture removed' }),
  restore: () => send({ type: 'change discarded' }),
  adjust: () => send({ type: 'crop reopened' }),
  crop: (crop) => send({ type: 'crop changed', crop }),
  confirmCrop: () => send({ type: 'crop confirmed' }),
  cancelCrop: () => send({ type: 'crop cancelled' }),
})
