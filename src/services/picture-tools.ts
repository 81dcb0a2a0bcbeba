import type { DecodedPicture } from './picture-files/decode-picture.ts'

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
