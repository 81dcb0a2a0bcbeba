import { crc32, deflateSync } from 'node:zlib'

/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Encodes a square picture as PNG (8 bits, no transparency). `colourAt` returns the colour of a pixel. */
export const encodePng = (size: number, colourAt: (x: number, y: number) => Colour): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  // The first byte of every line is its filter, 0 for none.
  const lines = Buffer.alloc(size * (1 + size * 3))
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      lines.set(colourAt(x, y), y * (1 + size * 3) + 1 + x * 3)
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
