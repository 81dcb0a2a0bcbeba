import type { DecodedPicture } from '../picture-tools.ts'

/** Decodes and rotates a picture. Rejects if the browser cannot read it. */
export const decodePicture = async (file: Blob): Promise<DecodedPicture> => {
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
}

const isOpaque = (pixels: Uint8ClampedArray): boolean => {
  for (let alpha = 3; alpha < pixels.length; alpha += 4) {
    if (pixels[alpha] !== 255) return false
  }
  return true
}
