import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'

/** The view props of the picture on a form. */
export type PictureState = {
  /** URL of the picture that the form will save; null for none. */
  url: string | null
  /** A file is being inspected, and the form cannot be submitted. */
  busy: boolean
  /** The form is being saved or has ended, and the picture cannot be changed. */
  locked: boolean
  removable: boolean
  /** The crop of the chosen picture can be changed. */
  adjustable: boolean
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
  adjust(): void
  crop(crop: Crop): void
  confirmCrop(): void
  cancelCrop(): void
}
