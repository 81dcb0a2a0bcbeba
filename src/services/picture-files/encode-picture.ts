import { ServiceFailure } from '../../../machines/failure.ts'
import type { DrawnPicture } from '../picture-tools.ts'

/** In bytes: the most that `storage.rules` takes. */
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
 * Encodes what was drawn as a file that the store takes: png where something shines through, else the best
 * jpeg that is small enough. Rejects 'picture too large' when none is.
 */
export const encodePicture = async (picture: DrawnPicture): Promise<Blob> => {
  for (const [type, quality] of attempts[picture.isOpaque() ? 'opaque' : 'transparent']) {
    const file = await picture.encode(type, quality)
    if (file.size <= STORED_LIMIT) return file
  }
  throw new ServiceFailure({ kind: 'picture too large' })
}
