import { expect, type Page } from '@playwright/test'
import { readPictureHeader } from '../../src/services/picture-files/picture-header.ts'
import { corpusFiles, hasCorpora } from '../support/corpora.ts'
import {
  buildPictureFiles,
  choose,
  coloursOf,
  type Outcome,
  quarters,
  shownAndStored,
  withDensity,
  withExif,
} from './support/picture-page.ts'
import { test } from './support/test.ts'

let script = ''

test.beforeAll(async () => {
  script = await buildPictureFiles()
})

test.beforeEach(async ({ page }) => {
  // This page runs no script of the site.
  await page.goto('/robots.txt')
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

test('a photo becomes upright and loses its metadata, whatever its Exif orientation (fault 91)', async ({
  page,
}) => {
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
    const photo = withExif(await quarters(page, 'image/jpeg'), orientation, 'GPS 59.329 18.068')
    const { size, pictures } = expectPrepared(await choose(page, photo, ['left', 'right']))
    const upright = { width: 400, height: 300 }
    const turned = { width: 300, height: 400 }
    expect(size, `${orientation}`).toEqual(orientation < 5 ? upright : turned)
    expect(await cornersOf(page, pictures), `${orientation}`).toEqual([left, right])
    for (const picture of pictures) {
      expect(picture).toMatch(/^data:image\/jpeg;base64,/)
      expect(bytesOf(picture).toString('latin1')).not.toMatch(/Exif|GPS/)
    }
  }
})

test('a transparent picture becomes a JPEG on the colour that contrasts with it', async ({
  page,
}) => {
  const dark = ['#123', 'transparent', 'transparent', '#123']
  const light = ['#fff', 'transparent', 'transparent', '#fff']
  for (const [colours, corners] of [
    [dark, ['000', '111']],
    [light, ['111', '000']],
  ] as const) {
    const logo = await quarters(page, 'image/png', 1, [...colours])
    const { pictures } = expectPrepared(await choose(page, logo, ['left', 'right']))
    expect(await cornersOf(page, pictures)).toEqual(corners)
    for (const picture of pictures) expect(picture).toMatch(/^data:image\/jpeg;base64,/)
  }
})

test('damaged pictures that browsers show are accepted', async ({ page }) => {
  for (const [what, change] of [
    ['JPEG without its end', (jpeg: Buffer) => jpeg.subarray(0, -2)],
    [
      'JPEG with other data in place of its end',
      (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(20_000, 0x11)]),
    ],
    [
      'JPEG with a restart marker in its header',
      (jpeg: Buffer) =>
        Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xd0]), jpeg.subarray(2)]),
    ],
    [
      'JPEG with a segment whose marker is damaged',
      (jpeg: Buffer) => {
        const end = 4 + jpeg.readUInt16BE(4)
        const damaged = Buffer.from([0, 0xe1, 0, 0x1e, ...Array<number>(28).fill(0)])
        return Buffer.concat([jpeg.subarray(0, end), damaged, jpeg.subarray(end)])
      },
    ],
  ] as const) {
    const jpeg = change(await quarters(page, 'image/jpeg'))
    const { size, pictures } = expectPrepared(await choose(page, jpeg, ['left', 'right']))
    expect(size, what).toEqual({ width: 400, height: 300 })
    expect(await cornersOf(page, pictures), what).toEqual([red, green])
  }
})

test('a PNG without its end is accepted, and one without its last pixels is not', async ({
  page,
}) => {
  const png = await quarters(page, 'image/png', 0.5)
  const withoutEnd = png.subarray(0, -12)
  expectPrepared(await choose(page, withoutEnd, []))
  expect(await choose(page, withoutEnd.subarray(0, -60), [])).toEqual({
    kind: 'picture unreadable',
  })
})

test('a JPEG without its last pixels is rejected, also if it is rotated', async ({ page }) => {
  const photo = await quarters(page, 'image/jpeg')
  for (const orientation of [1, 3, 6, 8]) {
    const rotated = withExif(photo, orientation, '')
    for (const part of [0.5, 0.9, 0.98]) {
      const cut = rotated.subarray(0, Math.floor(rotated.length * part))
      expect(await choose(page, cut, [])).toEqual({ kind: 'picture unreadable' })
    }
  }
})

for (const [across, down] of [
  [144, 72],
  [72, 144],
] as const) {
  test(`the preview shows what is stored with a density of ${across} × ${down}`, async ({
    page,
  }) => {
    const size = { width: 400, height: 300 }
    const photo = withDensity(await quarters(page, 'image/jpeg'), { across, down, ...size })
    expect(distancesOf(await shownAndStored(page, photo))).toEqual([0, 0, 0])
  })
}

test('the preview shows what is stored, for every picture of the collections of at least 16 px', async ({
  page,
}) => {
  test.info().skip(!hasCorpora, 'TRELLIS_CORPORA is not set')
  test.slow()
  const files = ['jpeg-broken', 'png-suite', 'exif-orientation'].flatMap((collection) => [
    ...corpusFiles(collection),
  ])
  const accepted: string[] = []
  const different: string[] = []
  for (const [name, bytes] of files) {
    const results = await shownAndStored(page, bytes)
    if (!results) continue
    accepted.push(name)
    if (distancesOf(results).some((distance) => distance > 0)) different.push(name)
  }
  expect(different).toEqual([])
  expect(accepted.filter((name) => /^Landscape/.test(name))).toHaveLength(8)
  expect(accepted.filter((name) => /^[^x].*\.png$/.test(name)).length).toBeGreaterThan(100)
})

test('the header has the size that the decoder finds, for every picture of the collections', async ({
  page,
}) => {
  test.info().skip(!hasCorpora, 'TRELLIS_CORPORA is not set')
  test.slow()
  const files = ['jpeg-broken', 'png-suite', 'exif-orientation'].flatMap((collection) => [
    ...corpusFiles(collection),
  ])
  const sorted = (size?: { width: number; height: number } | null) =>
    [size?.width ?? 0, size?.height ?? 0].sort((one, other) => one - other)
  const sizes: { name: string; header: number[]; decoded: number[] }[] = []
  for (const [name, bytes] of files) {
    const outcome = await choose(page, bytes, [])
    if ('kind' in outcome) continue
    // A rotation exchanges width and height.
    const header = sorted(readPictureHeader(bytes)?.size)
    sizes.push({ name, header, decoded: sorted(outcome.size) })
  }
  expect(sizes.length).toBeGreaterThan(150)
  expect(sizes.map(({ name, header }) => [name, header])).toEqual(
    sizes.map(({ name, decoded }) => [name, decoded]),
  )
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

const meanDistance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length

/** The mean distance of the colours of each crop beyond the loss of encoding twice, 0 to 255. */
const distancesOf = (results: Awaited<ReturnType<typeof shownAndStored>>): number[] => {
  if (!results) throw new Error('The picture was rejected.')
  return results.map(({ shown, stored }) =>
    Math.max(0, Math.round(meanDistance(shown, stored) - 8)),
  )
}
