import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import type { Crop, PictureSize } from '../../../machines/picture/crop.ts'
import type { PictureFiles } from '../../../machines/ports.ts'

declare global {
  /** The service under test, in the page. */
  var pictureFiles: PictureFiles
  /** Returns the kind of the failure with which it rejects. */
  var kindOf: (error: unknown) => string
}

const entry = 'virtual:picture-files'
const services = fileURLToPath(new URL('../../../src/services/', import.meta.url))
const machines = fileURLToPath(new URL('../../../machines/', import.meta.url))

const source = `
import { failureOf } from '${machines}failure.ts'
import { createPictureFiles } from '${services}picture-files.ts'
import { browserPictureTools } from '${services}picture-tools.ts'
globalThis.pictureFiles = createPictureFiles(browserPictureTools)
globalThis.kindOf = (error) => failureOf(error).kind
`

/** Builds the picture service as one script, in the same way as the site. */
export const buildPictureFiles = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'picture-files',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [script] = 'output' in built ? built.output : []
  if (script?.type !== 'chunk') throw new Error('The picture service was not built.')
  return script.code
}

/** The result of the service for a file: its upright size and one picture for each crop. */
export type Outcome = { size: PictureSize; pictures: string[] } | { kind: string }

/** Chooses a file in the page and prepares one picture for each of the crops. */
export const choose = (
  page: Page,
  bytes: Uint8Array,
  crops: readonly ('left' | 'right')[],
  side = 100,
): Promise<Outcome> =>
  page.evaluate(
    async ({ base64, crops, side }): Promise<Outcome> => {
      const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
      const id = pictureFiles.add(file)
      try {
        const size = await pictureFiles.inspect(id)
        const pictures: string[] = []
        for (const edge of crops) {
          const crop: Crop = { x: edge === 'left' ? 0 : size.width - side, y: 0, size: side }
          const prepared = await pictureFiles.prepare({ id, crop })
          pictures.push(await pictureFiles.dataUrlOf(prepared.id))
        }
        return { size, pictures }
      } catch (error) {
        return { kind: kindOf(error) }
      }
    },
    { base64: Buffer.from(bytes).toString('base64'), crops, side },
  )

/** The colours of a picture, scaled to `across` × `across` px: red, green and blue of each pixel, row by row. */
export const coloursOf = (page: Page, picture: string, across: number): Promise<number[]> =>
  page.evaluate(
    async ({ picture, across }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const context = new OffscreenCanvas(across, across).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, across, across)
      return [...context.getImageData(0, 0, across, across).data].filter((_, at) => at % 4 < 3)
    },
    { picture, across },
  )

/** A picture of 400 × 300 px with red, green, blue and white quarters, encoded by the browser. */
export const quarters = async (
  page: Page,
  type: 'image/jpeg' | 'image/png',
  alpha = 1,
  colours = ['#f00', '#0f0', '#00f', '#fff'],
): Promise<Buffer> => {
  const base64 = await page.evaluate(
    async ({ type, alpha, colours }) => {
      const canvas = new OffscreenCanvas(400, 300)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.globalAlpha = alpha
      for (const [at, colour] of colours.entries()) {
        context.fillStyle = colour
        context.fillRect((at % 2) * 200, Math.floor(at / 2) * 150, 200, 150)
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer())
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    },
    { type, alpha, colours },
  )
  return Buffer.from(base64, 'base64')
}

/** Adds an Exif orientation and a text to a JPEG, as a camera does. */
export const withExif = (jpeg: Buffer, orientation: number, text: string): Buffer => {
  const tiff = Buffer.from([
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ])
  const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(text)])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

/**
 * The colours of three crops in the preview, which the crop area shows, and in the stored picture. Null if the picture is
 * rejected or smaller than 16 px, because JPEG mixes the colours of adjacent pixels.
 */
export const shownAndStored = (
  page: Page,
  bytes: Uint8Array,
): Promise<{ shown: number[]; stored: number[] }[] | null> =>
  page.evaluate(async (base64) => {
    const across = 12
    const coloursOf = async (url: string, part: (image: HTMLImageElement) => number[]) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const context = new OffscreenCanvas(across, across).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      const [x = 0, y = 0, width = 0, height = 0] = part(image)
      context.drawImage(image, x, y, width, height, 0, 0, across, across)
      return [...context.getImageData(0, 0, across, across).data]
    }
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
    const id = pictureFiles.add(file)
    const extent = await pictureFiles.inspect(id).catch(() => null)
    if (!extent || Math.min(extent.width, extent.height) < 16) return null
    const size = Math.ceil(Math.min(extent.width, extent.height) / 2)
    const places = [0, 0.5, 1].map((at) => ({
      x: Math.round((extent.width - size) * at),
      y: Math.round((extent.height - size) * at),
    }))
    const results: { shown: number[]; stored: number[] }[] = []
    for (const { x, y } of places) {
      const shown = await coloursOf(pictureFiles.objectUrlOf(id), ({ width, height }) => {
        const [across, down] = [width / extent.width, height / extent.height]
        return [x * across, y * down, size * across, size * down]
      })
      const prepared = await pictureFiles.prepare({ id, crop: { x, y, size } })
      const stored = await coloursOf(await pictureFiles.dataUrlOf(prepared.id), (image) => [
        0,
        0,
        image.width,
        image.height,
      ])
      results.push({ shown, stored })
    }
    return results
  }, Buffer.from(bytes).toString('base64'))

/** Adds an Exif density in px per inch to a JPEG, for which `<img>` corrects the size. */
export const withDensity = (
  jpeg: Buffer,
  { across, down, width, height }: { across: number; down: number; width: number; height: number },
): Buffer => {
  const long = (value: number) => [0, 0, value >> 8, value & 0xff]
  const entry = (tag: number, type: number, value: number[]) => [
    ...[tag >> 8, tag & 0xff, 0, type, 0, 0, 0, 1],
    ...value,
  ]
  // The header has 8 bytes, the first directory 2 + 4 × 12 + 4, and the two rationals 16.
  const rationals = 8 + 54
  const tiff = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 4],
    ...entry(0x011a, 5, long(rationals)),
    ...entry(0x011b, 5, long(rationals + 8)),
    ...entry(0x0128, 3, [0, 2, 0, 0]),
    ...entry(0x8769, 4, long(rationals + 16)),
    ...[0, 0, 0, 0],
    ...[...long(across), ...long(1), ...long(down), ...long(1)],
    ...[0, 2, ...entry(0xa002, 4, long(width)), ...entry(0xa003, 4, long(height)), 0, 0, 0, 0],
  ]
  const content = Buffer.from([...Buffer.from('Exif\0\0'), ...tiff])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}
