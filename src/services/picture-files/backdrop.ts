import type { DecodedPicture } from './decoded-picture.ts'

/** In px. The colours of a picture show in a small copy. */
const SAMPLE_SIDE = 64

/**
 * The colour to put behind a picture: the one of white and a dark green that contrasts more with its visible pixels, so
 * that a transparent picture is visible in both themes. It does not show in a picture without transparency.
 */
export const backdropOf = (picture: DecodedPicture): string => {
  const { width, height } = picture
  const side = { width: Math.min(width, SAMPLE_SIDE), height: Math.min(height, SAMPLE_SIDE) }
  const pixels = picture.render({ x: 0, y: 0, width, height }, side).pixels()
  return luminanceOf(pixels) > middle ? dark.colour : 'white'
}

const dark = { colour: 'rgb(16 35 26)', luminance: 0.014 }

/** The luminance that contrasts as much with white as with the dark colour, by the contrast ratio of WCAG 2. */
const middle = Math.sqrt(1.05 * (dark.luminance + 0.05)) - 0.05

/** The mean relative luminance of the visible pixels by WCAG 2, from 0 to 1; 0 if there are none. */
const luminanceOf = (pixels: Uint8ClampedArray): number => {
  let sum = 0
  let weights = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    sum += alpha * (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue))
    weights += alpha
  }
  return weights > 0 ? sum / weights : 0
}

const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
