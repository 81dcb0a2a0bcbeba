/** Width and height of a picture standing upright, in px. */
export type PictureSize = { width: number; height: number }

/** The square that is kept of a picture, in px of the upright picture. */
export type Crop = { x: number; y: number; size: number }

/** The largest square in the middle: what is kept unless the member moves it. */
export const centredCrop = ({ width, height }: PictureSize): Crop => {
  const size = Math.min(width, height)
  return { x: Math.round((width - size) / 2), y: Math.round((height - size) / 2), size }
}

/** The nearest crop that lies within the picture: whole px, never smaller than a quarter of its shorter side. */
export const cropWithin = (crop: Crop, picture: PictureSize): Crop => {
  const largest = Math.min(picture.width, picture.height)
  const size = between(Math.round(crop.size), Math.ceil(largest / 4), largest)
  return {
    size,
    x: between(Math.round(crop.x), 0, picture.width - size),
    y: between(Math.round(crop.y), 0, picture.height - size),
  }
}

/**
 * Whether the picture is below the recommended 800 × 800 px: a friendly warning, never a refusal (specification
 * 2 and 9).
 */
export const isSmall = ({ size }: Crop): boolean => size < 800

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Number.isFinite(value) ? value : least, least), most)
