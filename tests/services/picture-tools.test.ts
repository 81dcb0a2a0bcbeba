import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserPictureTools as tools } from '../../src/services/picture-tools.ts'

/* Node cannot render. These tests check the calls of the browser API; the e2e tests check the result. */
const calls: unknown[][] = []
let pixels: number[] = []
let hasCanvas = true

class Canvas {
  constructor(...size: number[]) {
    calls.push(['canvas', ...size])
  }
  getContext(kind: string) {
    if (kind !== '2d' || !hasCanvas) return null
    return {
      set imageSmoothingQuality(quality: string) {
        calls.push(['smoothing', quality])
      },
      drawImage: (_bitmap: object, ...places: number[]) => calls.push(['draw', ...places]),
      getImageData: (...place: number[]) => {
        calls.push(['read', ...place])
        return { data: Uint8ClampedArray.from(pixels) }
      },
    }
  }
  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    return new Blob([String(quality)], { type })
  }
}

beforeEach(() => {
  calls.length = 0
  hasCanvas = true
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async (file: Blob, options: object) => {
    calls.push(['decode', await file.text(), options])
    return { width: 30, height: 20, close: () => calls.push(['close']) }
  })
})

afterEach(() => vi.unstubAllGlobals())

const decoded = () => tools.decode(new Blob(['a picture']))
const square = { x: 1, y: 2, size: 12 }

test('a picture is decoded with its EXIF orientation and can be closed', async () => {
  const { width, height, close } = await decoded()
  expect([width, height]).toEqual([30, 20])
  close()
  expect(calls).toEqual([['decode', 'a picture', { imageOrientation: 'from-image' }], ['close']])
})

test('a square is rendered with the requested size and high smoothing quality', async () => {
  const { crop } = await decoded()
  crop(square, 6)
  expect(calls.slice(1)).toEqual([
    ['canvas', 6, 6],
    ['smoothing', 'high'],
    ['draw', 1, 2, 12, 12, 0, 0, 6, 6],
  ])
})

test('a square is encoded with the requested type and quality', async () => {
  const file = await (await decoded()).crop(square, 6).encode('image/jpeg', 0.75)
  expect([file.type, await file.text()]).toEqual(['image/jpeg', '0.75'])
})

test.each([
  ['no pixel is transparent', [0, 0, 0, 255, 9, 9, 9, 255], true],
  ['its first pixel is transparent', [255, 255, 255, 254, 9, 9, 9, 255], false],
  ['its last pixel is transparent', [0, 0, 0, 255, 255, 255, 255, 0], false],
])('a picture is opaque if %s: %j %s', async (_what, rendered, isOpaque) => {
  pixels = rendered
  expect((await decoded()).crop(square, 6).isOpaque()).toBe(isOpaque)
  expect(calls.at(-1)).toEqual(['read', 0, 0, 6, 6])
})

test('a browser without a canvas throws', async () => {
  hasCanvas = false
  const { crop } = await decoded()
  expect(() => crop(square, 6)).toThrow('This browser has no 2D canvas.')
})

test('an object URL is created for a file and can be revoked', async () => {
  const url = tools.createObjectURL(new Blob(['a picture']))
  expect(await (await fetch(url)).text()).toBe('a picture')
  tools.revokeObjectURL(url)
  await expect(fetch(url)).rejects.toThrow()
})
