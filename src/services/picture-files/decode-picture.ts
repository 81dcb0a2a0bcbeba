import type { DecodedPicture } from '../picture-tools.ts'

/** Decodes and rotates a picture. Rejects if the browser cannot read it. */
export const decodePicture = async (file: Blob): Promise<DecodedPicture> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  return {
    width: bitmap.width,
    height: bitmap.height,
    render: (part, { width, height }) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser has no 2D canvas.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height)
      return {
        pixels: () => context.getImageData(0, 0, width, height).data,
        fill: (colour) => {
          context.globalCompositeOperation = 'destination-over'
          context.fillStyle = colour
          context.fillRect(0, 0, width, height)
        },
        encode: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      }
    },
    close: () => bitmap.close(),
  }
}
