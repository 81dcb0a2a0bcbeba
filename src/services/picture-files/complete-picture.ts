import type { PictureTools } from '../picture-tools.ts'
import type { DecodedPicture } from './decode-picture.ts'
import type { PictureHeader } from './picture-header.ts'

/**
 * Decodes a picture. If a file is refused and all of its pixels are there, only its end may be missing: then decodes the
 * file with the end. Rejects as the decoder does. Returns the file that was decoded.
 */
export const decodeWithEnd = async (
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
