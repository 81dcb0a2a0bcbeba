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

/** A rectangle, in px of the upright picture. */
export type PicturePart = { x: number; y: number; width: number; height: number }

/** A decoded and rotated picture. Its pixels stay in memory until `close`. */
export type DecodedPicture = {
  width: number
  height: number
  /** Renders a part of the picture, scaled to this size in px. */
  render(part: PicturePart, size: { width: number; height: number }): RenderedPicture
  close(): void
}

/** The pixels of a part of a picture, without the metadata of the file. */
export type RenderedPicture = {
  /** Red, green, blue and alpha of each pixel, from 0 to 255. */
  pixels(): Uint8ClampedArray
  /** Puts a colour of CSS behind the transparent pixels. */
  fill(colour: string): void
  /** Encodes the picture as a jpeg with this quality, from 0 to 1. */
  encode(quality: number): Promise<Blob>
}
