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
      set globalCompositeOperation(operation: string) {
        calls.push(['operation', operation])
      },
      set fillStyle(colour: string) {
        calls.push(['colour', colour])
      },
      fillRect: (...place: number[]) => calls.push(['fill', ...place]),
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
const part = { x: 1, y: 2, width: 12, height: 10 }
const size = { width: 6, height: 5 }

test('a picture is decoded with its EXIF orientation and can be closed', async () => {
  const { width, height, close } = await decoded()
  expect([width, height]).toEqual([30, 20])
  close()
  expect(calls).toEqual([['decode', 'a picture', { imageOrientation: 'from-image' }], ['close']])
})

test('a part is rendered with the requested size and high smoothing quality', async () => {
  const { render } = await decoded()
  render(part, size)
  expect(calls.slice(1)).toEqual([
    ['canvas', 6, 5],
    ['smoothing', 'high'],
    ['draw', 1, 2, 12, 10, 0, 0, 6, 5],
  ])
})

test('a part is encoded as a JPEG with the requested quality', async () => {
  const file = await (await decoded()).render(part, size).encode(0.75)
  expect([file.type, await file.text()]).toEqual(['image/jpeg', '0.75'])
})

test('the pixels of a part can be read, and a colour put behind them', async () => {
  pixels = [1, 2, 3, 255]
  const rendered = (await decoded()).render(part, size)
  expect([...rendered.pixels()]).toEqual(pixels)
  expect(calls.at(-1)).toEqual(['read', 0, 0, 6, 5])
  rendered.fill('white')
  expect(calls.slice(-3)).toEqual([
    ['operation', 'destination-over'],
    ['colour', 'white'],
    ['fill', 0, 0, 6, 5],
  ])
})

test('a browser without a canvas throws', async () => {
  hasCanvas = false
  const { render } = await decoded()
  expect(() => render(part, size)).toThrow('This browser has no 2D canvas.')
})

test('an object URL is created for a file and can be revoked', async () => {
  const url = tools.createObjectURL(new Blob(['a picture']))
  expect(await (await fetch(url)).text()).toBe('a picture')
  tools.revokeObjectURL(url)
  await expect(fetch(url)).rejects.toThrow()
})
