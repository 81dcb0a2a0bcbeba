
/** The picture functions of the browser, which tests replace. */
export type PictureTools = {
  /** Rejects if the file cannot be decoded. */
  decode(file: Blob): Promise<DecodedPicture>
  createObjectURL(file: Blob): string
  revokeObjectURL(url: string): void
}

/** The implementation of the browser. The code that decodes is loaded with the first file. */
export const browserPictureTools: PictureTools = {
  decode: async (file) => (await import('./picture-files/decode-picture.ts')).decodePicture(file),
  createObjectURL: (file) => URL.createObjectURL(file),
  revokeObjectURL: (url) => URL.revokeObjectURL(url),
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
