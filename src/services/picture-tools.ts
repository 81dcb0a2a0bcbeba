/** A picture that was decoded, standing upright. Its pixels stay in memory until it is closed. */
export type DecodedPicture = {
  width: number
  height: number
  /** Draws a square of it, in px of the upright picture, `side` px wide. */
  cut(square: { x: number; y: number; size: number }, side: number): DrawnPicture
  close(): void
}

/** Pixels that were drawn: nothing of the file's metadata is among them. */
export type DrawnPicture = {
  isOpaque(): boolean
  /** `quality` from 0 to 1 is for jpeg only. */
  encode(type: 'image/jpeg' | 'image/png', quality: number): Promise<Blob>
}

/** What a browser does with pictures and tests do without. */
export type PictureTools = {
  /** Rejects when the file cannot be decoded. */
  decode(file: Blob): Promise<DecodedPicture>
  addressOf(file: Blob): string
  forgetAddress(address: string): void
}

/** The tools of the browser. */
export const browserPictureTools: PictureTools = {
  decode: async (file) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    return {
      width: bitmap.width,
      height: bitmap.height,
      cut: ({ x, y, size }, side) => {
        const canvas = new OffscreenCanvas(side, side)
        const context = canvas.getContext('2d')
        if (!context) throw new Error('This browser gives no canvas.')
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
  addressOf: (file) => URL.createObjectURL(file),
  forgetAddress: (address) => URL.revokeObjectURL(address),
}

const isOpaque = (pixels: Uint8ClampedArray): boolean => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] !== 255) return false
  }
  return true
}
