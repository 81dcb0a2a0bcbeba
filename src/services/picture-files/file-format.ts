import type { FileFormat } from '../../../machines/failure.ts'

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
