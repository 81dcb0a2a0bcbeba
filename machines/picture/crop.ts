/** Width and height of the upright picture in px. */
export type PictureSize = { width: number; height: number }

/** The square to crop to, in px of the upright picture. */
export type Crop = { x: number; y: number; size: number }

/** The file to crop, its size and the crop. */
export type Cropping = { fileId: string | null; picture: PictureSize | null; crop: Crop | null }

/** The initial crop: the largest square, centred. */
export const centredCrop = ({ width, height }: PictureSize): Crop => {
  const size = Math.min(width, height)
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size }
}

/** The nearest valid crop: within the picture, in whole px, at least a quarter of its shorter side. */
export const cropWithin = (crop: Crop, picture: PictureSize): Crop => {
  const largest = Math.min(picture.width, picture.height)
  const size = clamp(Math.round(crop.size), Math.ceil(largest / 4), largest)
  return {
    size,
    x: clamp(Math.round(crop.x), 0, picture.width - size),
    y: clamp(Math.round(crop.y), 0, picture.height - size),
  }
}

/** Whether the crop is below the recommended 800 × 800 px. The screen then shows a warning (specification 2 and 9). */
export const isSmall = ({ size }: Crop): boolean => size < 800

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Number.isFinite(value) ? value : min, min), max)
