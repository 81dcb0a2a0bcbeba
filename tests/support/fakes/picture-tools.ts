import { readPictureHeader } from '../../../src/services/picture-files/picture-header.ts'
import type { PictureTools } from '../../../src/services/picture-tools.ts'

type Square = { x: number; y: number; size: number }

/** Picture tools without pixels. A picture has the size in its header, and every encoded byte is 0xe9. */
export const createFakePictureTools = ({
  isBroken = false,
  isOpaque = true,
  bytesAt = () => 10,
}: {
  isBroken?: boolean
  isOpaque?: boolean
  /** The size of an encoded file with this quality. */
  bytesAt?: (quality: number) => number
} = {}) => {
  const decoded: Blob[] = []
  const crops: { square: Square; side: number }[] = []
  const encoded: number[] = []
  const shown = new Map<string, Blob>()
  let open = 0
  let urlCount = 0

  return {
    decoded,
    crops,
    encoded,
    shown,
    /** The number of decoded pictures that are not closed. */
    open: () => open,
    decode: async (file) => {
      decoded.push(file)
      const size = readPictureHeader(new Uint8Array(await file.arrayBuffer()))?.size
      if (isBroken || !size) throw new DOMException('The source image could not be decoded.')
      open += 1
      return {
        ...size,
        crop: (square, side) => {
          crops.push({ square, side })
          return {
            isOpaque: () => isOpaque,
            encode: async (type, quality) => {
              encoded.push(quality)
              return new Blob([new Uint8Array(bytesAt(quality)).fill(0xe9)], { type })
            },
          }
        },
        close: () => {
          open -= 1
        },
      }
    },
    createObjectURL: (file) => {
      urlCount += 1
      const url = `blob:https://trellis.example/${urlCount}`
      shown.set(url, file)
      return url
    },
    revokeObjectURL: (url) => {
      if (!shown.delete(url)) throw new Error(`Nothing is shown at ${url}.`)
    },
  } satisfies PictureTools & Record<string, unknown>
}
