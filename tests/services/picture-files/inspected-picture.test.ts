import { describe, expect, test } from 'vitest'
import { failureOf } from '../../../machines/failure.ts'
import { createPictureFiles } from '../../../src/services/picture-files.ts'
import type { PictureTools } from '../../../src/services/picture-tools.ts'
import { failureKindOf } from '../../support/failure-kind.ts'
import { createFakePictureTools, type Pixel } from '../../support/fakes/picture-tools.ts'
import { jpegOf, pngOf } from '../../support/picture-bytes.ts'

describe('a file in another format', () => {
  const ofBrands = (...brands: string[]) =>
    `\0\0\0${String.fromCharCode(16 + 4 * (brands.length - 1))}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}meta`

  test.each([
    ['HEIC', ofBrands('heic', 'mif1', 'heic')],
    ['HEIC', ofBrands('mif1', 'heic')],
    ['HEIC', ofBrands('hevc')],
    ['AVIF', ofBrands('avif', 'mif1')],
    ['AVIF', ofBrands('mif1', 'miaf', 'avif')],
    ['video', ofBrands('qt  ')],
    ['video', ofBrands('isom', 'mp42')],
    ['video', '\u001aE\u00df\u00a3'],
    ['WebP', 'RIFF\u0001\0\0\0WEBPVP8 '],
    ['GIF', 'GIF89a'],
    ['BMP', 'BM\u0001\0\0\0\0\0\0\0'],
    ['TIFF', 'II*\0'],
    ['TIFF', 'MM\0*'],
    ['JPEG XL', '\u00ff\n'],
    ['JPEG XL', '\0\0\0\fJXL '],
    ['JPEG 2000', '\0\0\0\fjP  '],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG', '\u00ef\u00bb\u00bf<?xml version="1.0"?>\n<!-- a logo -->\n<svg/>'],
    ['Photoshop', '8BPS'],
    ['PDF', '%PDF-1.7'],
  ])('is named: %s', async (format, start) => {
    const files = createPictureFiles(createFakePictureTools())
    const bytes = Uint8Array.from(start, (letter) => letter.charCodeAt(0))
    const id = files.add(new File([bytes], 'ada.jpg', { type: 'image/jpeg' }))
    const failure = await files.inspect(id).then(() => null, failureOf)
    expect(failure).toEqual({ kind: 'not a picture', format })
  })

  test.each(['', 'Dear Ada', '<!doctype html><p>', 'RIFF\0\0\0\0WAVE', '\0\0\0'])(
    'is not named if it is unknown: %j',
    async (start) => {
      const files = createPictureFiles(createFakePictureTools())
      const failure = await files.inspect(files.add(new Blob([start]))).then(() => null, failureOf)
      expect(failure).toEqual({ kind: 'not a picture' })
    },
  )
})

describe('a file without its end', () => {
  const [eoi, iend] = [
    [0xff, 0xd9],
    [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
  ]
  const endsWith = (end: number[]) => (bytes: Uint8Array) =>
    bytes.subarray(-end.length).join() === end.join()
  const inspect = (bytes: Uint8Array<ArrayBuffer>, tools: PictureTools) => {
    const files = createPictureFiles(tools)
    return files.inspect(files.add(new Blob([bytes])))
  }

  test.each([
    ['JPEG', jpegOf(1_600, 1_200), eoi],
    ['PNG', pngOf(1_600, 1_200), iend],
  ])('is a picture if all of its pixels are there: a %s', async (_type, bytes, end) => {
    const tools = createFakePictureTools({ accepts: endsWith(end) })
    expect(await inspect(bytes, tools)).toEqual({ width: 1_600, height: 1_200 })
    expect(tools.open()).toBe(0)
  })

  // The last pixels of the file are in any corner, depending on its rotation.
  test.each([
    [0, 0],
    [1_592, 0],
    [0, 1_192],
    [1_592, 1_192],
  ])('is unreadable if the decoder fills a corner with grey, at (%i, %i)', async (left, top) => {
    const isFilled = (x: number, y: number) => x >= left && x < left + 8 && y >= top && y < top + 8
    const tools = createFakePictureTools({
      accepts: endsWith(eoi),
      pixelAt: (x, y) => (isFilled(x, y) ? [128, 128, 128, 255] : [128, 128, 127, 255]),
    })
    expect(await failureKindOf(inspect(jpegOf(1_600, 1_200), tools))).toBe('picture unreadable')
    expect(tools.open()).toBe(0)
  })
})

describe('the preview of a file', () => {
  const preview = async (bytes: Uint8Array<ArrayBuffer>, pixelAt: (x: number) => Pixel) => {
    const tools = createFakePictureTools({ pixelAt })
    const files = createPictureFiles(tools)
    const id = files.add(new Blob([bytes]))
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop: { x: 0, y: 0, size: 100 } })
    expect(files.objectUrlOf(prepared.id)).not.toBe('')
    return tools.encoded()
  }
  const opaque = (): Pixel => [9, 9, 9, 255]

  test.each([
    [1_600, 1_200, 1_600, 1_200],
    [4_800, 3_600, 2_400, 1_800],
    [1, 9_600, 1, 2_400],
  ])('of %i × %i px has %i × %i px', async (width, height, shownWidth, shownHeight) => {
    const [shown] = await preview(pngOf(width, height), opaque)
    expect(shown).toMatchObject({
      part: { x: 0, y: 0, width, height },
      size: { width: shownWidth, height: shownHeight },
    })
  })

  test.each<[string, string, (x: number) => Pixel]>([
    ['dark', 'white', (x) => (x < 50 ? [20, 60, 40, 255] : [255, 255, 255, 0])],
    ['white', 'rgb(16 35 26)', (x) => (x < 5 ? [255, 255, 255, 255] : [0, 0, 0, 0])],
    ['yellow', 'rgb(16 35 26)', () => [255, 220, 0, 128]],
    ['medium blue', 'white', () => [0, 90, 200, 255]],
    ['invisible', 'white', () => [255, 255, 255, 0]],
  ])(
    'has the same colour behind it as the result of the crop: a %s one on %s',
    async (_, colour, pixelAt) => {
      const encoded = await preview(pngOf(200, 100), pixelAt)
      expect(encoded.map(({ fill }) => fill)).toEqual([colour, colour])
    },
  )
})
