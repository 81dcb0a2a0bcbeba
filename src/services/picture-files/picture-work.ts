import { ServiceFailure } from '../../../machines/failure.ts'
import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'
import type { PictureTools } from '../picture-tools.ts'
import { encodePicture } from './encode-picture.ts'
import { readPictureHeader } from './picture-header.ts'

/** In bytes. */
const FILE_LIMIT = 20 * 1024 * 1024
/** In pixels: about 256 MB when decoded. */
const AREA_LIMIT = 64_000_000
/** In px. */
const MAX_SIDE = 1_024

/**
 * Checks a file and returns it as a picture, with its size after rotation. Rejects 'not a picture', 'picture too
 * large', 'picture unreadable', or as the decoder does.
 */
export const inspectPicture = async (
  file: Blob,
  tools: PictureTools,
): Promise<{ picture: Blob; size: PictureSize }> => {
  if (file.size > FILE_LIMIT) throw new ServiceFailure({ kind: 'picture too large' })
  const header = readPictureHeader(new Uint8Array(await file.arrayBuffer()))
  if (!header) throw new ServiceFailure({ kind: 'not a picture' })
  if (!header.size) throw new ServiceFailure({ kind: 'picture unreadable' })
  if (header.size.width * header.size.height > AREA_LIMIT) {
    throw new ServiceFailure({ kind: 'picture too large' })
  }

  // Only decoding shows the rotation, and whether the data after the header is valid.
  const picture = file.slice(0, file.size, header.type)
  const { width, height, close } = await tools.decode(picture)
  close()
  return { picture, size: { width, height } }
}

/** Crops a picture to a square and encodes it again. Rejects as the decoder does. */
export const cropPicture = async (file: Blob, crop: Crop, tools: PictureTools): Promise<Blob> => {
  const decoded = await tools.decode(file)
  try {
    return await encodePicture(decoded.crop(crop, Math.min(crop.size, MAX_SIDE)))
  } finally {
    decoded.close()
  }
}

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
