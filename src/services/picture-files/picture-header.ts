import { jpegSize } from './jpeg-size.ts'

/** The type and size in a file's header, read without decoding. */
export type PictureHeader = {
  type: 'image/jpeg' | 'image/png'
  /** In px, before any rotation by metadata. Null if the header has no valid size. */
  size: { width: number; height: number } | null
}

/**
 * Reads type and size from the content; null for anything but jpeg or png. Never throws, and reads every byte at most
 * once. The library for this hangs on malicious files (CVE-2025-71329) and parses twenty other formats.
 */
export const readPictureHeader = (bytes: Uint8Array): PictureHeader | null => {
  if (startsWith(bytes, jpegMagic)) return { type: 'image/jpeg', size: positive(jpegSize(bytes)) }
  if (startsWith(bytes, pngMagic)) return { type: 'image/png', size: positive(pngSize(bytes)) }
  return null
}

const jpegMagic = [0xff, 0xd8, 0xff]
const pngMagic = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, at) => bytes[at] === byte)

const positive = (size: PictureHeader['size']): PictureHeader['size'] =>
  size && size.width > 0 && size.height > 0 ? size : null

const IHDR = 0x49_48_44_52

/** Width and height of a png in px, from its first chunk; null if that is not IHDR. */
const pngSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  if (bytes.length < 24) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(12) !== IHDR) return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}
