import type { FileFormat } from '../../../machines/failure.ts'

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

/**
 * Width and height of a jpeg in px, from its frame header; null if there is none before the pixels. Searches markers as
 * libjpeg does, which skips bytes between segments, so that a decoder finds the same frame header.
 */
const jpegSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 <= view.byteLength) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff || marker === NO_MARKER || marker === FILL) {
      at += 1
      continue
    }
    if (isFrameHeader(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    if (isWithoutLength(marker)) {
      at += 2
      continue
    }
    const length = view.getUint16(at + 2)
    if (endsHeader(marker) || length < 2) return null
    at += 2 + length
  }
  return null
}

const NO_MARKER = 0
const FILL = 0xff

/** SOF0 to SOF15, except DHT, JPG and DAC, whose numbers are in the same range. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** TEM and RST0 to RST7. */
const isWithoutLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)

/** A second SOI, EOI, and SOS, which the pixels follow. */
const endsHeader = (marker: number): boolean => marker >= 0xd8 && marker <= 0xda

/** The format of a file that is neither a jpeg nor a png, from its first bytes; undefined if it is unknown. */
export const fileFormatOf = (bytes: Uint8Array): FileFormat | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
  if (start.startsWith('ftyp', 4)) return mediaFormatOf(start)
  if (/^(\u00ef\u00bb\u00bf)?\s*<(svg\b|(\?xml|!).*<svg\b)/is.test(start)) return 'SVG'
  return signatures.find(([at, signature]) => start.startsWith(signature, at))?.[2]
}

const signatures: readonly (readonly [number, string, FileFormat])[] = [
  [8, 'WEBP', 'WebP'],
  [0, 'GIF8', 'GIF'],
  [0, 'BM', 'BMP'],
  [0, 'II*\0', 'TIFF'],
  [0, 'MM\0*', 'TIFF'],
  [0, '\u00ff\n', 'JPEG XL'],
  [4, 'JXL ', 'JPEG XL'],
  [4, 'jP  ', 'JPEG 2000'],
  [0, '8BPS', 'Photoshop'],
  [0, '%PDF', 'PDF'],
  [0, '\u001aE\u00df\u00a3', 'video'],
]

/** The formats of the ISO container, by the brands in its first box: the major one, then the compatible ones. */
const mediaFormatOf = (start: string): FileFormat => {
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3)
  const brands = start.slice(8, length).match(/.{4}/gs) ?? []
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'AVIF'
  return brands.some((brand) => /^(he[iv][cmsx]|mif1|msf1)$/.test(brand)) ? 'HEIC' : 'video'
}
