/** A decoded and rotated picture. Its pixels stay in memory until `close`. */
export type DecodedPicture = {
  width: number
  height: number
  /** Crops a square, in px of the rotated picture, and scales it to `side` px. */
  crop(square: { x: number; y: number; size: number }, side: number): CroppedPicture
  close(): void
}

/** The pixels of a cropped picture, without the metadata of the file. */
export type CroppedPicture = {
  isOpaque(): boolean
  /** `quality`, from 0 to 1, only affects jpeg. */
  encode(type: 'image/jpeg' | 'image/png', quality: number): Promise<Blob>
}

/** The picture functions of the browser, which tests replace. */
export type PictureTools = {
  /** Rejects if the file cannot be decoded. */
  decode(file: Blob): Promise<DecodedPicture>
  createObjectURL(file: Blob): string
  revokeObjectURL(url: string): void
}

/** The implementation of the browser. */
export const browserPictureTools: PictureTools = {
  decode: async (file) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return {
      width: bitmap.width,
      height: bitmap.height,
      crop: ({ x, y, size }, side) => {
        const canvas = new OffscreenCanvas(side, side)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('This browser has no 2D canvas.')
        context.imageSmoothingQuality = 'high'
        context.drawImage(bitmap, x, y, size, size, 0, 0, side, side)
        return {
          isOpaque: () => isOpaque(context.getImageData(0, 0, side, side).data),
          encode: (type, quality) => canvas.convertToBlob({ type, quality }),
        }
      },
      close: () => bitmap.close(),
    }
  },
  createObjectURL: (file) => URL.createObjectURL(file),
  revokeObjectURL: (url) => URL.revokeObjectURL(url),
}

const isOpaque = (pixels: Uint8ClampedArray): boolean => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] !== 255) return false
  }
  return true
}
