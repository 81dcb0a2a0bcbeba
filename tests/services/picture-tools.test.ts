import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserPictureTools as tools } from '../../src/services/picture-tools.ts'

/* Node draws nothing: what a browser is asked for stands here, what it then shows in the tests of the site. */
const asked: unknown[][] = []
let pixels: number[] = []
let hasCanvas = true

class Canvas {
  constructor(...size: number[]) {
    asked.push(['canvas', ...size])
  }
  getContext(kind: string) {
    if (kind !== '2d' || !hasCanvas) return null
    return {
      set imageSmoothingQuality(quality: string) {
        asked.push(['smoothing', quality])
      },
      drawImage: (_bitmap: object, ...places: number[]) => asked.push(['draw', ...places]),
      getImageData: (...place: number[]) => {
        asked.push(['read', ...place])
        return { data: Uint8ClampedArray.from(pixels) }
      },
    }
  }
  async convertToBlob({ type, quality }: { type: string; quality: number }) {
    return new Blob([String(quality)], { type })
  }
}

beforeEach(() => {
  asked.length = 0
  hasCanvas = true
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async (file: Blob, options: object) => {
    asked.push(['decode', await file.text(), options])
    return { width: 30, height: 20, close: () => asked.push(['close']) }
  })
})

afterEach(() => vi.unstubAllGlobals())

const decoded = () => tools.decode(new Blob(['a picture']))
const square = { x: 1, y: 2, size: 12 }

test('a picture is decoded as its camera was held, and closed when it is told', async () => {
  const { width, height, close } = await decoded()
  expect([width, height]).toEqual([30, 20])
  close()
  expect(asked).toEqual([['decode', 'a picture', { imageOrientation: 'from-image' }], ['close']])
})

test('a square of it is drawn smoothly, as wide as is asked', async () => {
  const { cut } = await decoded()
  cut(square, 6)
  expect(asked.slice(1)).toEqual([
    ['canvas', 6, 6],
    ['smoothing', 'high'],
    ['draw', 1, 2, 12, 12, 0, 0, 6, 6],
  ])
})

test('what was drawn is encoded as that type, with that quality', async () => {
  const file = await (await decoded()).cut(square, 6).encode('image/jpeg', 0.75)
  expect([file.type, await file.text()]).toEqual(['image/jpeg', '0.75'])
})

test.each([
  ['nothing shines through', [0, 0, 0, 255, 9, 9, 9, 255], true],
  ['its first pixel shines through', [255, 255, 255, 254, 9, 9, 9, 255], false],
  ['its last pixel shines through', [0, 0, 0, 255, 255, 255, 255, 0], false],
])('a picture is opaque where %s: %j %s', async (_what, drawn, isOpaque) => {
  pixels = drawn
  expect((await decoded()).cut(square, 6).isOpaque()).toBe(isOpaque)
  expect(asked.at(-1)).toEqual(['read', 0, 0, 6, 6])
})

test('a browser without a canvas says so', async () => {
  hasCanvas = false
  const { cut } = await decoded()
  expect(() => cut(square, 6)).toThrow('This browser gives no canvas.')
})

test('the address of a file is the browser’s, and is given back to it', async () => {
  const address = tools.addressOf(new Blob(['a picture']))
  expect(await (await fetch(address)).text()).toBe('a picture')
  tools.forgetAddress(address)
  await expect(fetch(address)).rejects.toThrow()
})
