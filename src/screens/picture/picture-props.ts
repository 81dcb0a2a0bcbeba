import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'

/** What the picture's part of a form shows. */
export type PictureState = {
  /** Address of the picture that the member will have; null for none. */
  address: string | null
  /** A file is being looked at: the form has to wait. */
  busy: boolean
  removable: boolean
  /** Another look at the cut-out of the chosen picture is possible. */
  adjustable: boolean
  /** What was chosen is below the recommended size. */
  small: boolean
  problem?: string | undefined
  /** The cut-out that is being chosen. */
  cropping: Cropping | null
}

export type Cropping = {
  address: string
  extent: PictureSize
  crop: Crop
  small: boolean
  busy: boolean
}

export type PictureActs = {
  choose(file: File): void
  remove(): void
  adjust(): void
  crop(crop: Crop): void
  confirmCrop(): void
  cancelCrop(): void
}
