/** The header of a PNG of this size. */
export const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(64)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** A JPEG up to its frame header, with the given segments before it. */
export const jpegOf = (
  width: number,
  height: number,
  {
    frame = 0xc0,
    segments = [],
  }: { frame?: number; segments?: readonly { marker: number; content: readonly number[] }[] } = {},
): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segments.flatMap(({ marker, content }) => [
      0xff,
      marker,
      ...word(content.length + 2),
      ...content,
    ]),
    0xff,
    frame,
    ...word(11),
    8,
    ...word(height),
    ...word(width),
    1,
    1,
    0x11,
    0,
  ])

const word = (value: number): number[] => [value >> 8, value & 0xff]
