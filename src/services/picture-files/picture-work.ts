import { ServiceFailure } from '../../../machines/failure.ts'
import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'
import type { PictureTools } from '../picture-tools.ts'
import type { DecodedPicture, RenderedPicture } from './decode-picture.ts'
import { fileFormatOf, type PictureHeader, readPictureHeader } from './picture-header.ts'

/** In bytes. */
const FILE_LIMIT = 20 * 1024 * 1024
/** In pixels: about 256 MB when decoded. */
const AREA_LIMIT = 64_000_000
/** In px. */
const MAX_SIDE = 1_024
/** In px: a quarter of the shorter side of a photograph, the smallest crop, still has the pixels of a phone's crop area. */
const MAX_PREVIEW_SIDE = 2_400

/**
 * Checks a file and returns it as a picture, with its size after rotation and a preview for the crop. The preview is
 * rendered from the same decoded pixels as the crop, because `<img>` also applies the density in the metadata. Rejects
 * 'not a picture', 'picture too large', 'picture unreadable', or as the decoder does.
 */
export const inspectPicture = async (
  file: Blob,
  tools: PictureTools,
): Promise<{ picture: Blob; preview: Blob; size: PictureSize }> => {
  if (file.size > FILE_LIMIT) throw new ServiceFailure({ kind: 'picture too large' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const header = readPictureHeader(bytes)
  if (!header) {
    const format = fileFormatOf(bytes)
    throw new ServiceFailure({ kind: 'not a picture', ...(format && { format }) })
  }
  if (!header.size) throw new ServiceFailure({ kind: 'picture unreadable' })
  if (header.size.width * header.size.height > AREA_LIMIT) {
    throw new ServiceFailure({ kind: 'picture too large' })
  }

  // Only decoding shows the rotation, and whether the data after the header is valid.
  const typed = file.slice(0, file.size, header.type)
  const { file: picture, decoded } = await decodeWithEnd(typed, header, tools)
  try {
    const { width, height } = decoded
    return { picture, preview: await previewOf(decoded), size: { width, height } }
  } finally {
    decoded.close()
  }
}

/**
 * Crops a picture to a square and encodes it again. Rejects 'picture too large' if no quality fits the size limit, or as
 * the decoder does.
 */
export const cropPicture = async (file: Blob, crop: Crop, tools: PictureTools): Promise<Blob> => {
  const decoded = await tools.decode(file)
  try {
    const [part, side] = [squareOf(crop.size), squareOf(Math.min(crop.size, MAX_SIDE))]
    const rendered = decoded.render({ x: crop.x, y: crop.y, ...part }, side)
    rendered.fill(backdropOf(decoded))
    return await encodePicture(rendered)
  } finally {
    decoded.close()
  }
}

/** In bytes: the maximum in `storage.rules`. */
const STORED_LIMIT = 5 * 1024 * 1024

const qualities = [0.86, 0.75, 0.6, 0.4]

/** Encodes a picture as a jpeg with the best quality that fits the size limit. */
const encodePicture = async (picture: RenderedPicture): Promise<Blob> => {
  for (const quality of qualities) {
    const file = await picture.encode(quality)
    if (file.size <= STORED_LIMIT) return file
  }
  throw new ServiceFailure({ kind: 'picture too large' })
}

const previewOf = (decoded: DecodedPicture): Promise<Blob> => {
  const { width, height } = decoded
  const scale = Math.min(1, MAX_PREVIEW_SIDE / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const rendered = decoded.render(
    { x: 0, y: 0, width, height },
    { width: scaled(width), height: scaled(height) },
  )
  rendered.fill(backdropOf(decoded))
  return rendered.encode(0.86)
}

const squareOf = (side: number) => ({ width: side, height: side })

/** The number of arguments that one call accepts in every browser. */
const CHUNK = 8_192

/** Converts a file to a data URL with the type of the blob. */
export const toDataUrl = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  }
  return `data:${file.type};base64,${btoa(text)}`
}

/** In px. The colours of a picture show in a small copy. */
const SAMPLE_SIDE = 64

/**
 * The colour to put behind a picture: the one of white and a dark green that contrasts more with its visible pixels, so
 * that a transparent picture is visible in both themes. It does not show in a picture without transparency.
 */
const backdropOf = (picture: DecodedPicture): string => {
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

/**
 * Decodes a picture. If a file is refused and all of its pixels are there, only its end may be missing: then decodes the
 * file with the end. Rejects as the decoder does. Returns the file that was decoded.
 */
const decodeWithEnd = async (
  file: Blob,
  { type }: PictureHeader,
  tools: PictureTools,
): Promise<{ file: Blob; decoded: DecodedPicture }> => {
  try {
    return { file, decoded: await tools.decode(file) }
  } catch (error) {
    const ended = new Blob([file, ends[type]], { type })
    const decoded = await tools.decode(ended)
    if (type === 'image/png' || !isCutOff(decoded)) return { file: ended, decoded }
    decoded.close()
    throw error
  }
}

/** The marker EOI, and the chunk IEND. A decoder of png refuses a file whose pixels are incomplete. */
const ends = {
  'image/jpeg': Uint8Array.of(0xff, 0xd9),
  'image/png': Uint8Array.of(0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82),
} as const

/** In px: the smallest unit that a jpeg is made of. */
const BLOCK = 8

/**
 * Whether pixels of a jpeg are missing. Decoders fill the rest of a file that is cut off with grey, and its last corner
 * is any of the four, because the picture may be rotated.
 */
const isCutOff = ({ width, height, render }: DecodedPicture): boolean => {
  const size = { width: Math.min(width, BLOCK), height: Math.min(height, BLOCK) }
  return [0, width - size.width].some((x) =>
    [0, height - size.height].some((y) =>
      render({ x, y, ...size }, size)
        .pixels()
        .every((value, at) => at % 4 === 3 || value === GREY),
    ),
  )
}

const GREY = 128
