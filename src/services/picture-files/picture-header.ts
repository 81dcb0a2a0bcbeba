import { jpegSize } from './jpeg-size.ts'
import { pngSize } from './png-size.ts'

/** What a file says of itself before anything is decoded. */
export type PictureHeader = {
  type: 'image/jpeg' | 'image/png'
  /** In px, as stored: a camera's picture may still have to be turned. Null where the file does not say. */
  size: { width: number; height: number } | null
}

/**
 * Reads type and size by content; null for anything but a jpeg or png. Never throws, and looks at no byte
 * twice. Our own: the library for it hangs on hostile files (CVE-2025-71329) and reads twenty formats more.
 */
export const readPictureHeader = (bytes: Uint8Array): PictureHeader | null => {
  if (startsWith(bytes, jpegMagic)) return { type: 'image/jpeg', size: sensible(jpegSize(bytes)) }
  if (startsWith(bytes, pngMagic)) return { type: 'image/png', size: sensible(pngSize(bytes)) }
  return null
}

const jpegMagic = [0xff, 0xd8, 0xff]
const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

const sensible = (size: PictureHeader['size']): PictureHeader['size'] =>
  size && size.width > 0 && size.height > 0 ? size : null
