/**
 * Width and height of a jpeg in px, from its frame header; null if there is none before the pixels. Searches markers as
 * libjpeg does, which skips bytes between segments, so that a decoder finds the same frame header.
 */
export const jpegSize = (bytes: Uint8Array): { width: number; height: number } | null => {
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
