import { describe, expect, test } from 'vitest'
import type { PictureFiles } from '../../machines/ports.ts'
import { createPictureFiles } from '../../src/services/picture-files.ts'
import type { PictureTools } from '../../src/services/picture-tools.ts'
import { corpusFiles, hasCorpora } from '../support/corpora.ts'
import { deferred } from '../support/deferred.ts'
import { failureKindOf } from '../support/failure-kind.ts'
import { createFakePictureFiles } from '../support/fakes/picture-files.ts'
import { createFakePictureTools } from '../support/fakes/picture-tools.ts'
import { jpegOf, pngOf } from '../support/picture-bytes.ts'

const photo = () => new Blob([jpegOf(1_600, 1_200)], { type: 'image/jpeg' })
const STORED_LIMIT = 5 * 1024 * 1024
const crop = { x: 200, y: 0, size: 1_200 }

describe.each<[string, () => PictureFiles]>([
  ['the fake picture files', () => createFakePictureFiles()],
  ['the picture files', () => createPictureFiles(createFakePictureTools())],
])('%s', (_name, open) => {
  test('return the size of a picture', async () => {
    const files = open()
    expect(await files.inspect(files.add(photo()))).toEqual({ width: 1_600, height: 1_200 })
  })

  test('reject a file that is not a picture', async () => {
    const files = open()
    const id = files.add(new Blob(['Dear Ada'], { type: 'text/plain' }))
    expect(await failureKindOf(files.inspect(id))).toBe('not a picture')
  })

  test('prepare a new picture and keep the file', async () => {
    const files = open()
    const id = files.add(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop })
    expect(prepared.id).not.toBe(id)
    expect(files.objectUrlOf(prepared.id)).not.toBe(files.objectUrlOf(id))
    expect(await files.dataUrlOf(prepared.id)).toMatch(/^data:image\/jpeg;base64,[\w+/]+=*$/)
  })

  test('return the same object URL for a file', () => {
    const files = open()
    const id = files.add(photo())
    expect(files.objectUrlOf(id)).toMatch(/^blob:/)
    expect(files.objectUrlOf(id)).toBe(files.objectUrlOf(id))
  })

  test('remove a released file and ignore an unknown one', async () => {
    const files = open()
    const id = files.add(photo())
    files.release(id)
    files.release('picture-99')
    expect(files.objectUrlOf(id)).toBe('')
    expect(await failureKindOf(files.inspect(id))).toBe('picture unreadable')
    expect(await failureKindOf(files.prepare({ id, crop }))).toBe('picture unreadable')
    expect(await failureKindOf(files.dataUrlOf(id))).toBe('picture unreadable')
  })

  test('remove a file that is released while it is inspected', async () => {
    const files = open()
    const id = files.add(photo())
    const inspected = files.inspect(id)
    files.release(id)
    await failureKindOf(inspected)
    expect(files.objectUrlOf(id)).toBe('')
  })

  test('supersede aborted calls', async () => {
    const files = open()
    const id = files.add(photo())
    expect(await failureKindOf(files.inspect(id, AbortSignal.abort()))).toBe('superseded')
    expect(await failureKindOf(files.prepare({ id, crop }, AbortSignal.abort()))).toBe('superseded')
  })
})

describe('a file', () => {
  test.each([
    ['a wrong name and type', pngOf(7, 5), 'text/html', { width: 7, height: 5 }],
    ['64 megapixels', pngOf(8_000, 8_000), 'image/png', { width: 8_000, height: 8_000 }],
  ])('with %s is a picture', async (_what, bytes, type, size) => {
    const files = createPictureFiles(createFakePictureTools())
    expect(await files.inspect(files.add(new File([bytes], 'ada.exe', { type })))).toEqual(size)
  })

  test.each([
    ['slightly more than 64 megapixels', pngOf(8_000, 8_001), 'picture too large'],
    ['400 megapixels', pngOf(20_000, 20_000), 'picture too large'],
    ['the maximum size', pngOf(0xffff_ffff, 0xffff_ffff), 'picture too large'],
    ['no size', jpegOf(6, 0), 'picture unreadable'],
    [
      'an HTML page with the name of a picture',
      new TextEncoder().encode('<script>'),
      'not a picture',
    ],
    ['an SVG with a script', new TextEncoder().encode('<svg onload="hacked()"/>'), 'not a picture'],
    ['no bytes', new Uint8Array(), 'not a picture'],
  ])(
    'with %s is rejected before it is decoded (spec 5.19, 9.15) (fault 87, 89, 92, 93, 94)',
    async (_what, bytes, kind) => {
      const tools = createFakePictureTools()
      const files = createPictureFiles(tools)
      const id = files.add(new File([bytes], 'ada.png', { type: 'image/png' }))
      expect(await failureKindOf(files.inspect(id))).toBe(kind)
      expect(tools.decoded).toEqual([])
    },
  )

  test('of more than 20 MB is rejected before it is read (fault 88)', async () => {
    const files = createPictureFiles(createFakePictureTools())
    const whole = new Blob([pngOf(6, 4), new Uint8Array(20 * 1024 * 1024 - 64)])
    expect(await files.inspect(files.add(whole))).toEqual({ width: 6, height: 4 })
    expect(await failureKindOf(files.inspect(files.add(new Blob([whole, '!']))))).toBe(
      'picture too large',
    )
  })

  test('with the header of a picture but broken content is unreadable (fault 90)', async () => {
    const files = createPictureFiles(createFakePictureTools({ accepts: () => false }))
    expect(await failureKindOf(files.inspect(files.add(photo())))).toBe('picture unreadable')
  })

  test('that was not inspected is not decoded', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    expect(await failureKindOf(files.prepare({ id: files.add(photo()), crop }))).toBe(
      'picture unreadable',
    )
    expect(tools.decoded).toEqual([])
  })

  test('that is released while it is decoded is removed', async () => {
    const tools = createFakePictureTools()
    const [begun, gate] = [deferred(), deferred()]
    const decode: PictureTools['decode'] = async (file) => {
      begun.resolve()
      await gate.promise
      return tools.decode(file)
    }
    const files = createPictureFiles({ ...tools, decode })
    const id = files.add(photo())
    const inspected = files.inspect(id)
    await begun.promise
    files.release(id)
    gate.resolve()
    await inspected
    expect(files.objectUrlOf(id)).toBe('')
    expect(tools.shown.size).toBe(0)
  })

  test.runIf(hasCorpora)(
    'of a public collection is a picture or is rejected with a known failure',
    async () => {
      const files = createPictureFiles(createFakePictureTools())
      const all = ['jpeg-broken', 'png-suite', 'exif-orientation'].flatMap((collection) => [
        ...corpusFiles(collection).values(),
      ])
      const kinds = await Promise.all(
        all.map((bytes) =>
          failureKindOf(files.inspect(files.add(new Blob([Uint8Array.from(bytes)])))),
        ),
      )
      const known = ['nothing', 'not a picture', 'picture unreadable', 'picture too large']
      expect(kinds.filter((kind) => !known.includes(kind))).toEqual([])
    },
  )
})

describe('the object URL of a file', () => {
  test('has a binary type until the file is inspected, and then shows its preview', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.add(new Blob([pngOf(6, 4)], { type: 'text/html' }))
    const before = files.objectUrlOf(id)
    expect(tools.shown.get(before)?.type).toBe('application/octet-stream')
    await files.inspect(id)
    expect(tools.shown.get(files.objectUrlOf(id))?.type).toBe('image/jpeg')
    expect(tools.shown.has(before)).toBe(false)
  })

  test('is revoked when the file is released', () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.add(photo())
    files.objectUrlOf(id)
    files.release(id)
    expect(tools.shown.size).toBe(0)
  })
})

describe('a prepared picture', () => {
  const prepare = async (tools: ReturnType<typeof createFakePictureTools>, size = 1_200) => {
    const files = createPictureFiles(tools)
    const id = files.add(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop: { x: 1, y: 2, size } })
    return files.dataUrlOf(prepared.id)
  }

  test.each([
    [1_200, 1_024],
    [1_024, 1_024],
    [300, 300],
  ])('with a crop of %i px is rendered %i px wide', async (size, side) => {
    const tools = createFakePictureTools()
    await prepare(tools, size)
    const [, crop] = tools.encoded()
    expect(crop).toMatchObject({
      part: { x: 1, y: 2, width: size, height: size },
      size: { width: side, height: side },
    })
  })

  test('counts as inspected and can be prepared again', async () => {
    const tools = createFakePictureTools()
    const files = createPictureFiles(tools)
    const id = files.add(photo())
    await files.inspect(id)
    const prepared = await files.prepare({ id, crop })
    await failureKindOf(files.prepare({ id: prepared.id, crop }))
    expect(tools.decoded).toHaveLength(3)
    expect(tools.decoded[2]).not.toBe(tools.decoded[1])
  })

  test('is encoded with lower quality until it is small enough for the store', async () => {
    const tools = createFakePictureTools({
      bytesAt: (quality) => (quality > 0.6 ? STORED_LIMIT + 1 : STORED_LIMIT),
    })
    await prepare(tools)
    expect(tools.encoded()[1]?.qualities).toEqual([0.86, 0.75, 0.6])
  })

  test('that is still too large is rejected', async () => {
    const tools = createFakePictureTools({ bytesAt: () => STORED_LIMIT + 1 })
    expect(await failureKindOf(prepare(tools))).toBe('picture too large')
  })

  test('closes every decoded picture, also if it fails', async () => {
    for (const bytes of [10, STORED_LIMIT + 1]) {
      const tools = createFakePictureTools({ bytesAt: () => bytes })
      await failureKindOf(prepare(tools))
      expect(tools.open()).toBe(0)
    }
  })

  test('is converted to a data URL without a change', async () => {
    const tools = createFakePictureTools({ bytesAt: () => 20_000 })
    const url = await prepare(tools)
    expect(Buffer.from(url.split(',')[1] ?? '', 'base64')).toEqual(Buffer.alloc(20_000, 0xe9))
  })
})
