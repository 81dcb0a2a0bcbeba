import { ServiceFailure } from '../../../machines/failure.ts'
import type { CroppedPicture } from '../picture-tools.ts'

/** In bytes: the maximum in `storage.rules`. */
const STORED_LIMIT = 5 * 1024 * 1024

const attempts = {
  opaque: [
    ['image/jpeg', 0.86],
    ['image/jpeg', 0.75],
    ['image/jpeg', 0.6],
    ['image/jpeg', 0.4],
  ],
  transparent: [['image/png', 1]],
} as const

/**
 * Encodes a cropped picture within the size limit: png if it has transparency, otherwise jpeg with the best quality
 * that fits. Rejects 'picture too large' if none fits.
 */
export const encodePicture = async (picture: CroppedPicture): Promise<Blob> => {
  for (const [type, quality] of attempts[picture.isOpaque() ? 'opaque' : 'transparent']) {
    const file = await picture.encode(type, quality)
    if (file.size <= STORED_LIMIT) return file
  }
  throw new ServiceFailure({ kind: 'picture too large' })
}
