import type { Crop } from '../../../machines/picture/crop.ts'
import type { pictureMachine } from '../../../machines/picture/picture-machine.ts'
import { failureText } from '../../copy/failures.ts'
import type { SnapshotOf } from '../snapshot.ts'
import type { Cropping, PictureState } from './picture-props.ts'

type Snapshot = SnapshotOf<typeof pictureMachine>
type Given = {
  /** Address of the member's stored picture, or ''. */
  stored: string
  /** The address that shows a held file on this page. */
  addressOf(id: string): string
  /** Whether a cut-out is below the recommended size. */
  isSmall(crop: Crop): boolean
}

/** What the picture's part of a form shows of the picture machine. */
export const picturePropsOf = (snapshot: Snapshot, given: Given): PictureState => {
  const { preparedId, settled, failure } = snapshot.context
  const removed = snapshot.matches({ settled: 'removed' })
  const stored = removed || given.stored === '' ? null : given.stored
  const address = preparedId === null ? stored : given.addressOf(preparedId)
  return {
    address,
    busy: snapshot.matches('inspecting'),
    removable: address !== null,
    adjustable: snapshot.matches({ settled: 'chosen' }),
    small: preparedId !== null && settled.crop !== null && given.isSmall(settled.crop),
    problem: failure ? failureText(failure) : undefined,
    cropping: croppingOf(snapshot, given),
  }
}

const croppingOf = (snapshot: Snapshot, { addressOf, isSmall }: Given): Cropping | null => {
  const { fileId, picture, crop } = snapshot.context
  if (!snapshot.hasTag('cropping') || fileId === null || !picture || !crop) return null
  return {
    address: addressOf(fileId),
    extent: picture,
    crop,
    small: isSmall(crop),
    busy: snapshot.hasTag('busy'),
  }
}
