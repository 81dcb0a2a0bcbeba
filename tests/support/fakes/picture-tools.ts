import { readPictureHeader } from '../../../src/services/picture-files/picture-header.ts'
import type { PictureTools } from '../../../src/services/picture-tools.ts'

type Square = { x: number; y: number; size: number }

/** A browser's tools without pixels: what the header says is there, and what is drawn is 0xe9 throughout. */
export const createFakePictureTools = ({
  isBroken = false,
  isOpaque = true,
  bytesAt = () => 10,
}: {
  isBroken?: boolean
  isOpaque?: boolean
  /** How large a file becomes at this quality. */
  bytesAt?: (quality: number) => number
} = {}) => {
  const decoded: Blob[] = []
  const cuts: { square: Square; side: number }[] = []
  const encoded: number[] = []
  const shown = new Map<string, Blob>()
  let open = 0
  let addresses = 0

  return {
    decoded,
    cuts,
    encoded,
    shown,
    /** How many decoded pictures were not closed. */
    open: () => open,
    decode: async (file) => {
      decoded.push(file)
      const size = readPictureHeader(new Uint8Array(await file.arrayBuffer()))?.size
      if (isBroken || !size) throw new DOMException('The source image could not be decoded.')
      open += 1
      return {
        ...size,
        cut: (square, side) => {
          cuts.push({ square, side })
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
    addressOf: (file) => {
      addresses += 1
      const address = `blob:https://trellis.example/${addresses}`
      shown.set(address, file)
      return address
    },
    forgetAddress: (address) => {
      if (!shown.delete(address)) throw new Error(`Nothing is shown at ${address}.`)
    },
  } satisfies PictureTools & Record<string, unknown>
}
