import { ServiceFailure } from '../../../machines/failure.ts'
import type { RenderedPicture } from '../picture-tools.ts'

/** In bytes: the maximum in `storage.rules`. */
const STORED_LIMIT = 5 * 1024 * 1024

const qualities = [0.86, 0.75, 0.6, 0.4]

/** Encodes a picture as a jpeg with the best quality that fits the size limit. Rejects 'picture too large' if none does. */
export const encodePicture = async (picture: RenderedPicture): Promise<Blob> => {
  for (const quality of qualities) {
    const file = await picture.encode(quality)
    if (file.size <= STORED_LIMIT) return file
  }
  throw new ServiceFailure({ kind: 'picture too large' })
}
