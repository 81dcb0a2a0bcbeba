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

/** The implementation of the browser. The code that decodes is loaded with the first file. */
export const browserPictureTools: PictureTools = {
  decode: async (file) => (await import('./picture-files/decode-picture.ts')).decodePicture(file),
  createObjectURL: (file) => URL.createObjectURL(file),
  revokeObjectURL: (url) => URL.revokeObjectURL(url),
}
