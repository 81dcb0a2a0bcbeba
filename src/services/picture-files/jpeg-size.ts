/**
 * Width and height of a jpeg in px, from the first frame header; null if there is none before the pixels. Returns null
 * for bytes between segments, which decoders skip: a decoder must not find another frame header than this function.
 */
export const jpegSize = (bytes: Uint8Array): { width: number; height: number } | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === FILL) {
      at += 1
      continue
    }
    if (isFrameHeader(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    const length = view.getUint16(at + 2)
    if (isWithoutLength(marker) || marker === START_OF_PIXELS || length < 2) return null
    at += 2 + length
  }
  return null
}

const FILL = 0xff
const START_OF_PIXELS = 0xda

/** SOF0 to SOF15, except DHT, JPG and DAC, whose numbers are in the same range. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Markers without a segment, which are invalid before the pixels. */
const isWithoutLength = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd9)
