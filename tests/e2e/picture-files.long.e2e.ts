import { expect, type Page } from '@playwright/test'
import { corpusFiles, hasCorpora } from '../support/corpora.ts'
import {
  buildPictureFiles,
  choose,
  coloursOf,
  type Outcome,
  quarters,
  withExif,
} from './support/picture-page.ts'
import { test } from './support/test.ts'

let script = ''

test.beforeAll(async () => {
  script = await buildPictureFiles()
})

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await page.evaluate(script)
})

const expectPrepared = (outcome: Outcome) => {
  if ('kind' in outcome) throw new Error(`The picture was rejected: ${outcome.kind}`)
  return outcome
}

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')

const cornersOf = async (page: Page, pictures: readonly string[]): Promise<string[]> => {
  const colours = await Promise.all(pictures.map((picture) => coloursOf(page, picture, 1)))
  return colours.map((colour) => colour.map((value) => (value > 127 ? 1 : 0)).join(''))
}

const [red, green, blue, white] = ['100', '010', '001', '111']

for (const [orientation, left, right] of [
  [1, red, green],
  [2, green, red],
  [3, white, blue],
  [4, blue, white],
  [5, red, blue],
  [6, blue, red],
  [7, white, green],
  [8, green, white],
] as const) {
  test(`a photo with Exif orientation ${orientation} becomes upright and loses its metadata (fault 91)`, async ({
    page,
  }) => {
    const photo = withExif(await quarters(page, 'image/jpeg'), orientation, 'GPS 59.329 18.068')
    const { size, pictures } = expectPrepared(await choose(page, photo, ['left', 'right']))
    expect(size).toEqual(
      orientation < 5 ? { width: 400, height: 300 } : { width: 300, height: 400 },
    )
    expect(await cornersOf(page, pictures)).toEqual([left, right])
    for (const picture of pictures) {
      expect(picture).toMatch(/^data:image\/jpeg;base64,/)
      expect(bytesOf(picture).toString('latin1')).not.toMatch(/Exif|GPS/)
    }
  })
}

test('a PNG stays a PNG only if it is transparent', async ({ page }) => {
  const opaque = expectPrepared(await choose(page, await quarters(page, 'image/png'), ['left']))
  expect(opaque.pictures[0]).toMatch(/^data:image\/jpeg;base64,/)
  const transparent = expectPrepared(
    await choose(page, await quarters(page, 'image/png', 0.5), ['left']),
  )
  expect(transparent.pictures[0]).toMatch(/^data:image\/png;base64,/)
})

test('a truncated picture and a file that is not a picture are rejected (fault 90, 92)', async ({
  page,
}) => {
  const photo = await quarters(page, 'image/jpeg')
  const truncated = Buffer.concat([photo.subarray(0, 200), Buffer.alloc(2_000)])
  expect(await choose(page, truncated, [])).toEqual({ kind: 'picture unreadable' })
  const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(await choose(page, text, [])).toEqual({ kind: 'not a picture' })
})

test('the photos of the collection become the same picture', async ({ page }) => {
  test.info().skip(!hasCorpora, 'TRELLIS_CORPORA is not set')
  const photos = [...corpusFiles('exif-orientation')].filter(([name]) => name.endsWith('.jpg'))
  const pixels: number[][] = []
  for (const [, bytes] of photos) {
    const { size, pictures } = expectPrepared(await choose(page, bytes, ['left'], 1_200))
    expect(size).toEqual({ width: 1_800, height: 1_200 })
    for (const picture of pictures) {
      expect(bytesOf(picture).toString('latin1')).not.toContain('Exif')
      pixels.push(await coloursOf(page, picture, 16))
    }
  }
  // Their pixels were rotated before they were encoded, so they differ only by the loss of JPEG.
  const [first = []] = pixels
  const distances = pixels.map((colours) => meanDistance(colours, first))
  expect(distances.filter((distance) => distance > 4)).toEqual([])
})

const meanDistance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
