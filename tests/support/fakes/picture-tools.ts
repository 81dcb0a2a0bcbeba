import type { PicturePart } from '../../../src/services/picture-files/decode-picture.ts'
import { readPictureHeader } from '../../../src/services/picture-files/picture-header.ts'
import type { PictureTools } from '../../../src/services/picture-tools.ts'

type Size = { width: number; height: number }

/** Red, green, blue and alpha. */
export type Pixel = readonly [number, number, number, number]

/** Picture tools without a browser. A picture has the size in its header, and every encoded byte is 0xe9. */
export const createFakePictureTools = ({
  accepts = () => true,
  pixelAt = () => [200, 200, 200, 255],
  bytesAt = () => 10,
}: {
  /** Whether the decoder accepts these bytes. */
  accepts?: (bytes: Uint8Array) => boolean
  /** The colour of a picture at a point, in px. */
  pixelAt?: (x: number, y: number) => Pixel
  /** The size of an encoded file with this quality. */
  bytesAt?: (quality: number) => number
} = {}) => {
  const decoded: Blob[] = []
  const rendered: { part: PicturePart; size: Size; fill?: string; qualities: number[] }[] = []
  const shown = new Map<string, Blob>()
  let open = 0
  let urlCount = 0

  return {
    decoded,
    rendered,
    shown,
    /** The parts that were encoded, in order. */
    encoded: () => rendered.filter(({ qualities }) => qualities.length > 0),
    /** The number of decoded pictures that are not closed. */
    open: () => open,
    decode: async (file) => {
      decoded.push(file)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const size = readPictureHeader(bytes)?.size
      if (!accepts(bytes) || !size) {
        throw new DOMException('The source image could not be decoded.')
      }
      open += 1
      return {
        ...size,
        render: (part, size) => {
          const one: (typeof rendered)[number] = { part, size, qualities: [] }
          rendered.push(one)
          return {
            pixels: () => pixelsOf(part, size, pixelAt),
            fill: (colour) => {
              one.fill = colour
            },
            encode: async (quality) => {
              one.qualities.push(quality)
              const bytes = new Uint8Array(bytesAt(quality)).fill(0xe9)
              return new Blob([bytes], { type: 'image/jpeg' })
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

const pixelsOf = (
  part: PicturePart,
  { width, height }: Size,
  pixelAt: (x: number, y: number) => Pixel,
): Uint8ClampedArray => {
  const at = (index: number): Pixel => {
    const [column, row] = [index % width, Math.floor(index / width)]
    return pixelAt(
      part.x + Math.floor((column * part.width) / width),
      part.y + Math.floor((row * part.height) / height),
    )
  }
  return Uint8ClampedArray.from(
    Array.from({ length: width * height }, (_, index) => at(index)).flat(),
  )
}
